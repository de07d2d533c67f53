import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import {
  type BesideGoldRequest,
  compareNuggetFiles,
  type NuggetCompareRequest,
  showBesideGold,
} from '../../../../src/verbs/nuggets/compare.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { tbf } from '../../../support/nuggets.ts';
import { refusal } from '../../../support/run-verb.ts';

/** System a finds 1 of the 2 gold mentions and nothing else, system b both. */
const texts = {
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
const shell = memoryShell(texts, MemoryStore);
const pathOf = (name: string) => ({ name, path: `${name}.tbf` });

const compared = (
  changes: Partial<NuggetCompareRequest> = {},
  [gold, ...systems]: readonly string[] = ['gold', 'a', 'b'],
) =>
  compareNuggetFiles(
    { gold: pathOf(gold), systems: systems.map(pathOf), resamples: 10, exchanges: 10, ...changes },
    shell,
  );

describe('compareNuggetFiles', () => {
  it('compares F1 by the counts in each document: 2/3 and 1', async () => {
    const { report } = await compared({ metric: 'span' });
    const { comparison } = report;
    expect(comparison.systems).toEqual(['a', 'b']);
    expect(comparison.scores.a.span.value).toBeCloseTo(2 / 3, 12);
    expect(comparison.scores.b.span.value).toBe(1);
    expect(report.signature).toMatch(/^nuggets:/);
    expect(report.leftOut).toEqual([]);
  });

  it('has the titles of the statistics that were asked for', async () => {
    const { report } = await compared({ statistics: ['span.recall', 'span'], metric: 'span.recall' });
    expect(report.metric).toBe('span.recall');
    expect(report.comparison.statistics.map(report.labelOf)).toEqual([
      `${report.labelOf('span')} recall`,
      report.labelOf('span'),
    ]);
    expect(report.labelOf('unknown')).toBe('unknown');
  });

  it('does not say that systems have different keys: there is one gold file', async () => {
    const request = { profile: 'evmeval-1.6', tokens: 'tkn' };
    const { report } = await compared(request, ['cluster', 'cluster', 'some']);
    const codes = report.comparison.warnings.map(({ code }) => code);
    expect(codes).toContain('compare/few-documents');
    expect(codes).not.toContain('compare/different-keys');
  });

  it('leaves out a system that cannot be read, and compares the others', async () => {
    const { report, failed } = await compared({}, ['gold', 'a', 'bad', 'b']);
    expect(report.comparison.systems).toEqual(['a', 'b']);
    expect(report.leftOut).toEqual(['bad']);
    expect(failed.map(({ name, problems }) => [name, problems.map(({ code }) => code)])).toEqual([
      ['bad', ['document/missing', 'tbf/span']],
    ]);
  });

  it('makes errors of its own warnings with --strict', async () => {
    const strict = { strict: true, allow: ['nuggets/no-tables'] };
    expect(await refusal(() => compared(strict))).toContain('error[compare/few-documents]');
  });

  it('refuses names that do not exist', async () => {
    expect(await refusal(() => compared({ baseline: 'c' }))).toContain('"c"');
    expect(await refusal(() => compared({ metric: 'spam' }))).toContain('spam');
  });
});

describe('showBesideGold', () => {
  const shown = (system: string, changes: Partial<BesideGoldRequest> = {}) =>
    showBesideGold({ gold: pathOf('gold'), system: pathOf(system), ...changes }, shell);

  it('compares one system with gold', async () => {
    const { comparison, problems, count } = await shown('a');
    expect(Object.fromEntries(comparison.totals)).toMatchObject({ right: 1, missing: 1, extra: 0 });
    expect(problems.map(({ code, file }) => [code, file])).toEqual([['nuggets/no-tables', 'a.tbf']]);
    expect(count('nuggets/no-tables')).toBe(1);
  });

  it('refuses a system that cannot be read', async () => {
    expect(await refusal(() => shown('bad'))).toContain('bad.tbf:2');
  });
});
