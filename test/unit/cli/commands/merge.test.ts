import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registerMerge } from '../../../../src/cli/commands/merge.ts';
import { argumentsOf, verbOf } from '../../../support/run-verb.ts';
import { scoredCounts } from '../../../support/scored-counts.ts';
import { VerbPlace } from '../../../support/verb-place.ts';

const [whole, a, b, dropped] = await Promise.all([
  scoredCounts(),
  scoredCounts('--document', 'a'),
  scoredCounts('--document', 'b'),
  scoredCounts('--document', 'b', '--singletons', 'drop'),
]);

function place() {
  const files = { 'whole.json': whole, 'a.json': a, 'b.json': b, 'dropped.json': dropped };
  return new VerbPlace(
    registerMerge,
    Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)])),
  );
}

describe('merge', () => {
  it('takes files with counts, and has no defaults', () => {
    expect(argumentsOf(verbOf(registerMerge))).toBe('<counts...>');
    expect(verbOf(registerMerge).opts()).toEqual({});
  });

  it('adds up parts to the scores of the whole', async () => {
    const { done, json } = place();
    await done('merge @a.json @b.json -o @parts.out.json');
    await done('merge @whole.json -o @whole.out.json');
    const [parts, all] = [json('parts.out.json'), json('whole.out.json')];
    expect(parts.systems[0].scores).toEqual(all.systems[0].scores);
    // Each document has one of two links.
    expect(all.systems[0].scores.muc).toMatchObject({ recall: 0.5, precision: 1 });
    expect(parts.key.documents).toBe(2);
  });

  it('refuses a document that is counted twice', async () => {
    expect(await place().refused('merge @a.json @whole.json')).toBe(
      '@whole.json: error[counts/overlap]: Document (a); part 000 is already counted in @a.json.\n' +
        '  expected: parts of a corpus that have no document in common\n' +
        '  help: omit one of the files, or split the corpus again',
    );
  });

  it('refuses parts with different settings', async () => {
    expect(await place().refused('merge @a.json @dropped.json')).toMatch(
      /^@dropped\.json: error\[counts\/settings\]: These counts have different settings from those of the first file\.\n {2}expected: metrics:.*singletons:keep.*\n {2}help: found metrics:.*singletons:drop.*; score all parts with the same options and the same version$/,
    );
  });

  it('refuses another file, and an output that is an input', async () => {
    const { refused, at } = place();
    writeFileSync(at('x.json'), '{}');
    expect(await refused('merge @x.json')).toContain(
      'error[counts/invalid]: Not a counts file of this schema.',
    );
    expect(await refused('merge @none.json')).toContain('@none.json: error[file/missing]');
    expect(await refused('merge @a.json -o @a.json --force')).toContain('error[output/input]');
  });
});
