import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import { InputError } from '../../../../src/problems/problem.ts';
import { type EventSystemsRequest, scoreEventSystems } from '../../../../src/verbs/nuggets/systems.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { tbf } from '../../../support/nuggets.ts';

const texts = {
  gold: tbf('d', 'E1 0,4', 'E2 6,9'),
  half: tbf('d', 'S1 0,4'),
  none: '',
  more: tbf('d', 'S1 0,4') + tbf('e', 'S1 0,4'),
  bad: tbf('d', 'S1 zero'),
  conll: '#begin document (d);\nd 0 0 A (0)\n#end document\n',
  'run/a.tbf': tbf('d', 'S1 0,4'),
  'run/b.tbf': tbf('d', 'S1 0,4'),
  'read/a.tbf': tbf('d', 'S1 0,4'),
  'read/README': 'x',
  'tkn/d.tab': '1\tdied\t0\t4\n2\n',
  tokens: tbf('d', 'E1 1'),
};

function scored(systems: readonly string[], request: Partial<EventSystemsRequest> = {}) {
  const named = systems.map((path) => ({ path, name: path.toUpperCase() }));
  return scoreEventSystems(
    { gold: { path: 'gold', name: 'gold' }, systems: named, ...request },
    memoryShell(texts, MemoryStore),
  );
}

describe('scoreEventSystems', () => {
  it('scores each system, and leaves out those that cannot be read', async () => {
    const { systems, failed, signature } = await scored(['half', 'bad', 'run', 'gold']);
    expect(systems.map(({ name, scores }) => [name, scores.settings[0].micro.recall])).toEqual([
      ['HALF', 0.5],
      ['GOLD', 1],
    ]);
    expect(systems.map(({ file }) => file.name)).toEqual(['half', 'gold']);
    expect(failed).toMatchObject([
      { name: 'BAD', path: 'bad', problems: [{ code: 'tbf/span' }] },
      { name: 'RUN', path: 'run', problems: [{ code: 'file/several-systems' }] },
    ]);
    expect(signature).toMatch(/^nuggets:/);
  });

  it('throws if no system can be scored, or gold cannot', async () => {
    await expect(scored(['bad'])).rejects.toThrow(InputError);
    await expect(scored(['bad', 'bad'])).rejects.toThrow(InputError);
    await expect(scored(['half', 'gold'], { gold: { path: 'bad', name: 'bad' } })).rejects.toThrow(
      InputError,
    );
  });

  it('scores an empty system with a warning', async () => {
    const { systems } = await scored(['none']);
    expect(systems[0].scores.settings[0].micro.f1).toBe(0);
    expect(systems[0].warnings.map(({ code }) => code)).toContain('nuggets/empty-system');
  });

  it('returns warnings that are found while scoring, too', async () => {
    const { systems, gold } = await scored(['half', 'more']);
    // Problems of gold are those of the first system.
    expect(systems.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      ['nuggets/no-tables'],
      ['document/extra'],
    ]);
    expect(systems.map(({ goldWarnings }) => goldWarnings)).toEqual([1, 0]);
    expect(systems.map(({ problems }) => problems.map(({ code }) => code))).toEqual([[], ['document/extra']]);
    expect([gold.problems.map(({ code }) => code), gold.count('nuggets/no-tables')]).toEqual([
      ['nuggets/no-tables'],
      1,
    ]);
  });

  it('names skipped files, also with --strict, unless only some documents are scored', async () => {
    const codes = async (request: Partial<EventSystemsRequest>) =>
      (await scored(['read'], { unit: 'character', ...request })).systems[0].problems.map(({ code }) => code);
    expect(await codes({})).toEqual(['file/skipped']);
    expect(await codes({ strict: true, allow: ['nuggets/no-tables'] })).toEqual(['file/skipped']);
    expect(await codes({ documents: ['d'] })).toEqual([]);
  });

  it('reads the token tables of gold and of the system', async () => {
    const { systems, gold } = await scored(['tokens'], {
      gold: { path: 'tokens', name: 'gold' },
      tokens: 'tkn',
    });
    expect(systems[0].scores.unit).toBe('token');
    expect(systems[0].scores.settings[0].micro.f1).toBe(1);
    expect(gold.problems.map(({ code }) => code)).toEqual(['tokens/columns']);
  });

  it('names the format of a file that has no events', async () => {
    await expect(scored(['conll'])).rejects.toThrow(/CoNLL/);
  });

  it('tells the shell which system is scored', async () => {
    const started: string[] = [];
    const shell = {
      ...memoryShell(texts, MemoryStore),
      startSystem: ({ path }: { path: string }) => started.push(path),
    };
    const systems = ['half', 'read'].map((path) => ({ path, name: path }));
    await scoreEventSystems({ gold: { path: 'gold', name: 'gold' }, systems }, shell);
    expect(started).toEqual(['half', 'read/a.tbf']);
  });
});
