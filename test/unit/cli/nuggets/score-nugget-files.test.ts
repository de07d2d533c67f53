import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type NuggetScoringArguments,
  nuggetReport,
  scoreNuggetFiles,
  showNuggetProblems,
} from '../../../../src/cli/nuggets/score-nugget-files.ts';
import { setVerbosity } from '../../../../src/cli/terminal.ts';
import { matchArguments } from '../../../support/match-arguments.ts';
import { tbf } from '../../../support/nuggets.ts';
import { refusal } from '../../../support/run-verb.ts';
import { outputOf } from '../../../support/take-output.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const args: NuggetScoringArguments = {
  ...matchArguments,
  ...{ corefThreshold: 1, corefAlignment: 'greedy', alignmentLimit: 5000 },
};
const files = {
  'gold.tbf': tbf('d1', 'E1 0,4', 'E2 10,14') + tbf('d2', 'E1 0,4'),
  'a.tbf': tbf('d1', 'S1 0,4') + tbf('d2', 'S1 0,4'),
  'extra.tbf': tbf('d1', 'S1 0,4') + tbf('d9', 'S1 0,4'),
  'bad.tbf': tbf('d1', 'S1 x,4'),
};

function scored(names: readonly string[], changes: Partial<NuggetScoringArguments> = {}) {
  const folder = temporaryFolder(files);
  const [gold, ...systems] = names.map((name) => join(folder, `${name}.tbf`));
  const named = systems.map((path, i) => ({ name: names[i + 1], path }));
  return scoreNuggetFiles({ gold, systems: named }, { ...args, ...changes });
}

describe('scoreNuggetFiles', () => {
  it('scores each system: 2 of 3 gold mentions are found', async () => {
    const { systems, signature, failed } = await scored(['gold', 'a', 'extra']);
    expect(systems.map(({ name }) => name)).toEqual(['a', 'extra']);
    const [span] = systems[0].scores.settings;
    expect([span.micro.recall, span.micro.precision]).toEqual([2 / 3, 1]);
    expect(signature).toMatch(/^nuggets:/);
    expect(failed).toEqual([]);
  });

  it('scores only the documents that were asked for', async () => {
    const { systems } = await scored(['gold', 'a'], { document: ['d2'] });
    expect(systems[0].scores.settings[0].micro.recall).toBe(1);
  });

  it('leaves out a system that is broken, unless it is the only one', async () => {
    const { systems, failed } = await scored(['gold', 'bad', 'a']);
    expect([systems.map(({ name }) => name), failed.map(({ name }) => name)]).toEqual([['a'], ['bad']]);
    expect(await refusal(() => scored(['gold', 'bad']))).toContain('bad.tbf:2');
    expect(await refusal(() => scored(['bad', 'a']))).toContain('bad.tbf:2');
  });
});

it('showNuggetProblems shows the warnings of each system', async () => {
  setVerbosity({});
  const found = await scored(['gold', 'a', 'extra']);
  const { stderr } = await outputOf(() => showNuggetProblems(found));
  expect(stderr).toContain('warnings of extra:\n');
  expect(stderr).toContain('d9');
  expect(stderr).not.toContain('warnings of a:');
});

it('nuggetReport shows documents and types only if they are asked for', async () => {
  const found = await scored(['gold', 'a']);
  expect(nuggetReport(found, args)).toMatchObject({
    ...{ signature: found.signature, perDocument: false, perType: false, profile: matchArguments.profile },
  });
  expect(nuggetReport(found, { ...args, perDocument: true, perType: true })).toMatchObject({
    ...{ gold: found.gold.name, perDocument: true, perType: true },
  });
  expect(await refusal(() => nuggetReport(found, { ...args, sort: 'size' }))).toContain('size');
});
