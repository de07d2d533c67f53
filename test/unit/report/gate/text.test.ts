import { describe, expect, it } from 'vitest';
import { isEarlierGateText } from '../../../../src/cli/files/earlier-gates.ts';
import { gateText } from '../../../../src/report/gate/text.ts';
import { gated, KEY_CELLS, numbered, runGate, WORSE_CELLS, WORST_CELLS } from '../../../support/gated.ts';

const key = numbered(24);

describe('gateText', () => {
  it('has the verdict, the numbers and the worst documents', async () => {
    const now = numbered(22, KEY_CELLS, { 2: WORST_CELLS });
    const report = await gated({ key, before: key, now }, { maxDocumentDrop: 20, significant: 0.5 });
    const lines = gateText(report).split('\n');
    expect(lines[0]).toMatch(/^✗ ours: CoNLL [\d.]+, was 100\.00 \(−[\d.]+, p = [\d.]+\); allowed: 0\.00$/);
    expect(lines[1]).toMatch(
      /^ {2}✗ 3 documents fell by more than 20 points of CoNLL, \(d\d\d\); part 000 from 100\.00 to /,
    );
    expect(lines[2]).toMatch(/^ +baseline +now +change *$/);
    expect(lines).toContain('3 of 24 documents are worse, 0 better, 21 equal.');
    expect(lines).toContain('  not in the response: (d23); part 000');
    expect(lines.at(-2)).toBe('gate failed');
    expect(isEarlierGateText(lines.join('\n'))).toBe(true);
  });

  it('of an update has the numbers of this run, and where they were written', async () => {
    const { report } = await runGate({ key, response: key }, { update: true });
    const lines = gateText(report).split('\n');
    expect([lines[0], lines.at(-2)]).toEqual(['✓ ours: CoNLL 100.00', 'baseline written: baseline']);
  });

  it('shows as many digits as a drop needs to be more than is allowed', async () => {
    const now = numbered(24, KEY_CELLS, { 2: WORSE_CELLS });
    const [{ numbers }] = (await gated({ key, before: key, now })).checks;
    const points = Number((100 - 100 * (numbers[0].now as number)).toFixed(2));
    const allowed = points - 0.004;
    const report = await gated(
      { key, before: key, now },
      { maxDrop: [{ metric: 'conll', points: allowed }] },
    );
    const [, fall] = /\(−([\d.]+),/.exec(gateText(report)) ?? [];
    expect(Number(fall)).toBeGreaterThan(allowed);
  });

  it('never begins a line with a name', async () => {
    const name = (i: number) => `::error::${i}`;
    const named = (cells: readonly string[]) => numbered(3, cells, {}, name);
    const report = await gated({ key: named(KEY_CELLS), before: named(KEY_CELLS), now: named(WORSE_CELLS) });
    expect(gateText(report)).toContain('::error::0');
    expect(gateText(report)).not.toMatch(/^\s*::/m);
  });
});
