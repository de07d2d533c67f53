import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { profiles } from '../../../../src/nuggets/index.ts';
import { type NuggetScoreRequest, scoreNuggetFiles } from '../../../../src/verbs/nuggets/score.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { tbf } from '../../../support/nuggets.ts';
import { refusal } from '../../../support/run-verb.ts';

const texts = {
  'gold.tbf': tbf('d1', 'E1 0,4', 'E2 10,14') + tbf('d2', 'E1 0,4'),
  'a.tbf': tbf('d1', 'S1 0,4') + tbf('d2', 'S1 0,4'),
  'b.tbf': tbf('d1', 'S1 0,4') + tbf('d2'),
};

const scored = (request: Partial<NuggetScoreRequest> = {}) =>
  scoreNuggetFiles(
    {
      gold: { path: 'gold.tbf', name: 'gold' },
      systems: ['b', 'a'].map((name) => ({ name, path: `${name}.tbf` })),
      ...request,
    },
    memoryShell(texts, MemoryStore),
  );

describe('scoreNuggetFiles', () => {
  it('scores each system: 1 and 2 of 3 gold mentions are found', async () => {
    const { report } = await scored();
    expect(report.systems.map(({ name }) => name)).toEqual(['b', 'a']);
    const spans = report.systems.map(({ scores }) => scores.settings[0].micro);
    expect(spans.map(({ recall, precision }) => [recall, precision])).toEqual([
      [1 / 3, 1],
      [2 / 3, 1],
    ]);
  });

  it('scores only the documents that were asked for', async () => {
    const { report } = await scored({ documents: ['d2'] });
    expect(report.systems[1].scores.settings[0].micro.recall).toBe(1);
  });

  it('shows documents, and types of several systems, only if they are asked for', async () => {
    const found = await scored();
    expect(found.report).toMatchObject({
      signature: found.signature,
      gold: 'gold.tbf',
      profile: profiles[0].id,
      perDocument: false,
      perType: false,
    });
    expect((await scored({ perDocument: true, perType: true })).report).toMatchObject({
      perDocument: true,
      perType: true,
    });
  });

  it('shows the types of a single system by default', async () => {
    const systems = [{ name: 'a', path: 'a.tbf' }];
    expect((await scored({ systems })).report.perType).toBe(true);
    expect((await scored({ systems, perType: false })).report.perType).toBe(false);
  });

  it('sorts by a score that there is', async () => {
    expect((await scored({ sort: 'span' })).report.sort.key).toBe('span');
    expect(await refusal(() => scored({ sort: 'size' }))).toContain('size');
  });
});
