import { expect, it } from 'vitest';
import { scorerFlags } from '../../../../src/compat/evmeval/arguments/scorer.ts';
import { release16, release18, releases } from '../../../../src/compat/evmeval/release.ts';

it('has the two versions, the newer one first, each with the profile of its numbers', () => {
  expect(releases.map(({ id, profile }) => [id, profile.id])).toEqual([
    ['1.8', 'evmeval-1.8'],
    ['1.6', 'evmeval-1.6'],
  ]);
});

it('has no quirk that both versions share: it would be a rule', () => {
  expect([...release18.quirks].filter((quirk) => release16.quirks.has(quirk))).toEqual([]);
});

it('lacks in version 1.6 the flags that came later, and needs token tables there', () => {
  const shorts = releases.map((release) => scorerFlags(release).map(({ short }) => short));
  expect(shorts[0].filter((flag) => !shorts[1].includes(flag))).toEqual(['-a', '-nv', '-m', '-wl', '-dn']);
  const required = releases.map((release) => scorerFlags(release).filter((flag) => flag.required));
  expect(required.map((flags) => flags.map(({ short }) => short))).toEqual([
    ['-g', '-s'],
    ['-g', '-s', '-t'],
  ]);
});
