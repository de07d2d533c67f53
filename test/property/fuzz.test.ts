/**
 * A short deterministic run of the fuzzer (`npm run fuzz`, see CONTRIBUTING.md), and the inputs that have failed before.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCase } from '../../fuzz/case-files.ts';
import { caseOf } from '../../fuzz/cases.ts';
import { failureOf } from '../../fuzz/failure.ts';
import { FIXTURES } from '../../fuzz/options.ts';
import type { Target } from '../../fuzz/target.ts';
import { targets } from '../../fuzz/targets/index.ts';
import { makeProgram } from '../../src/cli/program.ts';
import { formats } from '../../src/formats/index.ts';

const SEED = 20_140_622;
const PLACE = mkdtempSync(join(tmpdir(), 'corefeval-test-'));
const ROOT = process.cwd();
const fixtures = resolve(FIXTURES);
const kept = existsSync(fixtures)
  ? readdirSync(fixtures, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
  : [];

beforeAll(() => process.chdir(PLACE));
afterAll(() => {
  process.chdir(ROOT);
  rmSync(PLACE, { recursive: true, force: true });
});

/** Fewer cases for verbs, which write files and partly start processes. */
const countFor = ({ writes, spawns }: Target): number => (spawns ? 2 : writes ? 40 : 200);

/** Verbs without a target: a server does not end. */
const untested = ['ui'];

describe('the fuzzer', () => {
  it.each(targets.map((target) => [target.id, target.promise, target] as const))(
    '%s: %s',
    async (_, __, target) => {
      for (let number = 0; number < countFor(target); number++) {
        const failure = await failureOf(target, caseOf(target, SEED, number));
        expect(failure, `case ${number}: ${failure?.kind}: ${failure?.message}`).toBeUndefined();
      }
    },
  );

  const ids = targets.map(({ id }) => id);

  it('has one name for each target', () => expect(new Set(ids).size).toBe(ids.length));

  it('covers every reader of documents', () =>
    expect(ids).toEqual(expect.arrayContaining(formats.map(({ id }) => `${id}-documents`))));

  it('covers every verb', async () => {
    const program = await makeProgram(undefined);
    const verbs = program.commands.flatMap((verb) =>
      verb.commands.length === 0
        ? [verb.name()]
        : verb.commands.map((inner) => `${verb.name()}-${inner.name()}`),
    );
    expect(verbs.length).toBeGreaterThan(10);
    expect(ids).toEqual(expect.arrayContaining(verbs.filter((verb) => !untested.includes(verb))));
    expect(ids).toContain('evmeval-validate');
  });

  it('makes the same case of the same seed and number', () => {
    for (const target of targets) expect(caseOf(target, SEED, 7)).toEqual(caseOf(target, SEED, 7));
  });

  it.each(kept)('found %s before, which is mended', async (name) => {
    const { card, input } = readCase(join(fixtures, name));
    const target = targets.find(({ id }) => id === card.target) as Target;
    expect(await failureOf(target, input)).toBeUndefined();
  });
});
