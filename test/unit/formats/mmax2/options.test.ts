import { expect, it } from 'vitest';
import { corefAttribute } from '../../../../src/formats/mmax2/options.ts';

it('is any name, or none', () => {
  expect([undefined, 'entity', '__proto__'].map((value) => corefAttribute.resolve(value))).toEqual([
    undefined,
    'entity',
    '__proto__',
  ]);
  expect([corefAttribute.preset, corefAttribute.text('entity')]).toEqual([undefined, 'entity']);
});

it('refuses what is not a name', () => {
  for (const [value, shown] of [
    ['', '""'],
    [3, '3'],
    [null, 'null'],
  ])
    expect(() => corefAttribute.resolve(value as string)).toThrow(
      `\`corefAttribute\` must be the name of an attribute, but is ${shown}.`,
    );
});
