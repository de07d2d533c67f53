import { describe, expect, it } from 'vitest';
import { tbfFile } from '../../../../src/formats/tbf/tbf-file.ts';
import { defaultNuggetOptions } from '../../../../src/nuggets/index.ts';
import { ProblemLog } from '../../../../src/problems/log.ts';
import { InputError, type Report } from '../../../../src/problems/problem.ts';
import { scoreNuggetSystems } from '../../../../src/verbs/nuggets/score-systems.ts';
import { tbf } from '../../../support/nuggets.ts';

const texts = new Map([
  ['gold', tbf('d', 'E1 0,4', 'E2 6,9')],
  ['half', tbf('d', 'S1 0,4')],
  ['none', ''],
  ['more', tbf('d', 'S1 0,4') + tbf('e', 'S1 0,4')],
  ['bad', tbf('d', 'S1 zero')],
  ['conll', '#begin document (d);\nd 0 0 A (0)\n#end document\n'],
]);
const read = async (path: string, report: Report) =>
  tbfFile({ name: path, text: texts.get(path) as string }, report);

async function scored(...systems: readonly string[]) {
  const log = new ProblemLog({ file: 'gold' });
  const file = await read('gold', log.report);
  const named = systems.map((path) => ({ path, name: path.toUpperCase() }));
  return scoreNuggetSystems({ file, log }, named, defaultNuggetOptions, {}, read);
}

describe('scoreNuggetSystems', () => {
  it('scores each system, and leaves out those that cannot be read', async () => {
    const { systems, files, failed } = await scored('half', 'bad', 'gold');
    expect(systems.map(({ name, scores }) => [name, scores.settings[0].micro.recall])).toEqual([
      ['HALF', 0.5],
      ['GOLD', 1],
    ]);
    expect(files.map(({ name }) => name)).toEqual(['half', 'gold']);
    expect(failed).toMatchObject([{ name: 'BAD', path: 'bad', problems: [{ code: 'tbf/span' }] }]);
  });

  it('throws if no system can be scored', async () => {
    await expect(scored('bad')).rejects.toThrow(InputError);
    await expect(scored('bad', 'bad')).rejects.toThrow(InputError);
  });

  it('scores an empty system with a warning', async () => {
    const { systems } = await scored('none');
    expect(systems[0].scores.settings[0].micro.f1).toBe(0);
    expect(systems[0].warnings.map(({ code }) => code)).toContain('nuggets/empty-system');
  });

  it('returns warnings that are found while scoring, too', async () => {
    const { systems } = await scored('half', 'more');
    const codes = systems.map(({ warnings }) => warnings.map(({ code }) => code));
    // Problems of gold are those of the first system.
    expect(codes[0]).toEqual(['nuggets/no-tables']);
    expect(codes[1]).toEqual(['document/extra']);
    expect(systems.map(({ goldWarnings }) => goldWarnings)).toEqual([1, 0]);
  });

  it('names the format of a file that has no events', async () => {
    await expect(scored('conll')).rejects.toThrow(/CoNLL/);
  });
});
