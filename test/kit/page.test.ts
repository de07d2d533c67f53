/** docs/conformance.md has the tables of what the kit has recorded. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KIT, kitModule, vectors } from '../support/kit.ts';

const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
const { recordedScorers, withConformanceTables } = await kitModule('../scripts/docs-conformance.mjs');
const { readAdapter } = await kitModule('runner/adapter.mjs');

describe('docs/conformance.md', () => {
  it('is generated from conformance/results: if this fails, run npm run docs', () => {
    expect(page).toContain('| CoVal functions (87071a6) | ');
    expect(page).toBe(withConformanceTables(page));
  });

  it('changes with a recorded number', () => {
    const scorers = recordedScorers();
    const [first] = scorers;
    const changed = { ...first, totals: { ...first.totals, x: 1234 } };
    expect(withConformanceTables(page, [changed, ...scorers.slice(1)])).not.toBe(page);
  });
});

describe('the recordings', () => {
  const files = readdirSync(`${KIT}results`);

  it('are of at least four other scorers, and have numbers for vectors that exist', () => {
    expect(files.filter((file) => !file.startsWith('corefeval')).length).toBeGreaterThanOrEqual(4);
    const ids = new Set(vectors.map(({ id }) => id));
    for (const { file, found } of recordedScorers())
      expect([file, Object.keys(found).filter((id) => !ids.has(id))]).toEqual([file, []]);
  });

  it.each(files)('%s declares the conventions of its adapter', (file) => {
    const { scorer } = recordedScorers().find((one: { file: string }) => one.file === file);
    expect(scorer.conventions).toEqual(readAdapter(file.slice(0, -'.json'.length)).conventions ?? []);
  });

  it('have no verdict x for our own scorer', () => {
    const own = recordedScorers().filter(({ file }: { file: string }) => file.startsWith('corefeval'));
    expect(own.map(({ totals }: { totals: { x: number } }) => totals.x)).toEqual(own.map(() => 0));
  });
});
