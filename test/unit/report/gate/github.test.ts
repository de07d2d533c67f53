import { describe, expect, it } from 'vitest';
import { githubCommands } from '../../../../src/report/gate/github.ts';
import { gated, KEY_CELLS, numbered, WORSE_CELLS } from '../../../support/gated.ts';

const same = (path: string) => path;

describe('githubCommands', () => {
  it('has one error and at most nine warnings, however many documents are worse', async () => {
    const key = numbered(40);
    const commands = githubCommands(await gated({ key, before: key, now: numbered(40, WORSE_CELLS) }), same);
    expect(commands.map((line) => line.split(/[ :]+/)[1])).toEqual(['error', ...Array(9).fill('warning')]);
    expect(commands[0]).toMatch(
      /^::error title=corefeval gate::ours: CoNLL [\d.]+, was 100\.00 \(−[\d.]+, p < 0\.001\); allowed: 0\.00$/,
    );
    expect(commands[1]).toMatch(
      /^::warning file=response,line=1::ours, \(d01\); part 000: CoNLL 100\.00 → [\d.]+ \(−[\d.]+\)$/,
    );
  });

  it('has nothing if the gate is passed', async () => {
    const key = numbered(3);
    expect(githubCommands(await gated({ key, before: key, now: key }), same)).toEqual([]);
  });

  it('escapes what would end a value or a line', async () => {
    const name = (i: number) => `(50%, a: b %0A::error::x ${i}); part 000`;
    const key = numbered(2, KEY_CELLS, {}, name);
    const report = await gated({ key, before: key, now: numbered(2, WORSE_CELLS, {}, name) });
    const [check] = report.checks;
    const hostile = { ...report, checks: [{ ...check, system: 'a\r\n::error::b' }] };
    const commands = githubCommands(hostile, () => 'x,y:z\n%.conll');
    for (const line of commands) expect(line).not.toMatch(/[\r\n]/);
    expect(commands[1]).toContain('::warning file=x%2Cy%3Az%0A%25.conll,line=1::');
    expect(commands[1]).toContain('(50%25, a: b %250A::error::x 0)');
  });

  it('names no file where none is known', async () => {
    const key = numbered(2);
    const report = await gated({ key, before: key, now: numbered(1) });
    expect(githubCommands(report, same)[1]).toMatch(/^::warning::ours, \(d02\)/);
  });
});
