import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CompareSystemsArguments, compareSystems } from '../../../../src/cli/nuggets/compare-systems.ts';
import { matchArguments } from '../../../support/match-arguments.ts';
import { tbf } from '../../../support/nuggets.ts';
import { refusal } from '../../../support/run-verb.ts';
import { outputOf } from '../../../support/take-output.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** System a finds 1 of the 2 gold mentions and nothing else, system b both. */
const files = {
  'gold.tbf': tbf('d1', 'E1 0,4') + tbf('d2', 'E1 0,4'),
  'a.tbf': tbf('d1', 'S1 0,4') + tbf('d2'),
  'b.tbf': tbf('d1', 'S1 0,4') + tbf('d2', 'S1 0,4'),
  'bad.tbf': tbf('d1', 'S1 x,4'),
  'cluster.tbf': tbf('d1', 'E1 1', 'E2 2', 'E3 3', '@Coreference R1 E1,E2,E3') + tbf('d2', 'E1 1'),
  'some.tbf': tbf('d1', 'S1 1', 'S2 2', '@Coreference R1 S1,S2') + tbf('d2', 'S1 1'),
  ...Object.fromEntries(
    ['d1', 'd2'].map((id) => [`tkn/${id}.tab`, 'id\ta\tb\tc\n1\ta\t0\t1\n2\tb\t2\t3\n3\tc\t4\t5\n']),
  ),
};

async function compared(
  kind: 'json' | 'markdown' | 'latex' | 'text',
  changes: Partial<CompareSystemsArguments> = {},
  [gold, ...names] = ['gold', 'a', 'b'],
): Promise<string> {
  const folder = temporaryFolder(files);
  const output = join(folder, 'out');
  const systems = names.map((name) => ({ name, path: join(folder, `${name}.tbf`) }));
  const tokens = changes.tokens === undefined ? {} : { tokens: join(folder, changes.tokens) };
  const args = { ...matchArguments, resamples: 10, ...changes, ...tokens, output };
  await outputOf(() => compareSystems({ gold: join(folder, `${gold}.tbf`), systems }, kind, args));
  return readFileSync(output, 'utf8');
}

describe('compareSystems', () => {
  it('compares F1 by the counts in each document: 2/3 and 1', async () => {
    const report = JSON.parse(await compared('json', { metric: 'span' }));
    expect(report.schema).toBe('corefeval/compare/1');
    expect(report.scores.a.span.value).toBeCloseTo(2 / 3, 12);
    expect(report.scores.b.span.value).toBe(1);
    expect(report.signature).toMatch(/^nuggets:/);
  });

  it('has the titles of the statistics that were asked for', async () => {
    const text = await compared('markdown', { statistics: 'span.recall, span', metric: 'span.recall' });
    expect(text).toMatch(/recall/);
    expect(await compared('latex')).toContain('\\begin{tabular}');
    expect(await compared('text')).toMatch(/^gold|^key/);
  });

  it('does not say that systems have different keys: there is one gold file', async () => {
    const changes = { profile: 'evmeval-1.6', tokens: 'tkn' };
    const report = JSON.parse(await compared('json', changes, ['cluster', 'cluster', 'some']));
    const codes = report.warnings.map(({ code }: { code: string }) => code);
    expect(codes).toContain('compare/few-documents');
    expect(codes).not.toContain('compare/different-keys');
  });

  it('refuses a system that cannot be read, and names that do not exist', async () => {
    expect(await refusal(() => compared('json', {}, ['gold', 'a', 'bad']))).toContain('bad.tbf:2');
    expect(await refusal(() => compared('json', { baseline: 'c' }))).toContain('"c"');
    expect(await refusal(() => compared('json', { metric: 'spam' }))).toContain('spam');
  });
});
