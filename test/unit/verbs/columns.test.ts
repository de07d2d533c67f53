import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import type { SettingsSpec } from '../../../src/evaluate/index.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { scoreColumns, scoreDatasetColumns } from '../../../src/verbs/columns.ts';
import { datasetOf, scoreDatasets } from '../../../src/verbs/datasets.ts';
import { scoreFiles } from '../../../src/verbs/score.ts';
import { corefudDocument } from '../../support/corefud.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const HEADER = 'eid-etype-head-other';
const key = corefudDocument(
  HEADER,
  '1 the Entity=(e1-x-3-',
  '2 old',
  '3 man',
  '4 there Entity=e1)',
  '5 he Entity=(e1-x-1-)',
  '6 her Entity=(e2-x-1-)',
);
const response = corefudDocument(
  HEADER,
  '1 the',
  '2 old Entity=(e1-x-2-',
  '3 man Entity=e1)',
  '4 there',
  '5 he Entity=(e1-x-1-)',
  '6 her Entity=(e1-x-1-)',
);
const files = {
  'key.conllu': key,
  'response.conllu': response,
  'headless.conll': '#begin document (d); part 000\nd 0 0 a (1\nd 0 1 b 1)\nd 0 2 c (1)\n\n#end document\n',
  'bad.conllu': key.replace('e1)', 'e9)'),
};
const shell = memoryShell(files, MemoryStore);
const settings: SettingsSpec = { metrics: ['muc', 'bcub', 'ceafe'], zeros: 'dependent' };
const MATCH = ['head', 'partial', 'exact', 'min'] as const;
const SINGLETONS = ['drop', 'keep'] as const;
const WAYS = SINGLETONS.flatMap((singletons) => MATCH.map((match) => ({ match, singletons })));
const path = (name: string) => ({ path: name, name });

describe('scoreColumns', () => {
  it('has in each column what score gives for it alone', async () => {
    const corpora = { key: path('key.conllu'), responses: [path('response.conllu'), path('key.conllu')] };
    const { columns, systems } = await scoreColumns(
      { ...corpora, settings, match: MATCH, singletons: SINGLETONS },
      shell,
    );
    expect(columns.map(({ match, singletons }) => ({ match, singletons }))).toEqual(WAYS);
    for (const [c, way] of WAYS.entries()) {
      const { report } = await scoreFiles({ ...corpora, settings: { ...settings, ...way } }, shell);
      expect(columns[c].report.signature).toBe(report.signature);
      expect(columns[c].report.systems.map(({ scores }) => scores)).toEqual(
        report.systems.map(({ scores }) => scores),
      );
      for (const [s, { warnings }] of report.systems.entries())
        expect(systems[s].warnings.map(({ code }) => code)).toEqual(
          expect.arrayContaining(
            warnings.map(({ code }) => code).filter((code) => !code.startsWith('systems/')),
          ),
        );
    }
    expect(new Set(columns.map(({ report }) => report.systems[0].conll)).size).toBeGreaterThan(2);
  });

  it('reads each file once', async () => {
    const read: string[] = [];
    const counting = memoryShell(
      files,
      class extends MemoryStore {
        override read(start: number, end: number) {
          read.push(`${this.name} ${start}-${end}`);
          return super.read(start, end);
        }
      },
    );
    const corpora = { key: path('key.conllu'), responses: [path('response.conllu')] };
    await scoreFiles({ ...corpora, settings }, counting);
    const once = read.splice(0);
    await scoreColumns({ ...corpora, settings, match: MATCH, singletons: SINGLETONS }, counting);
    expect(read).toEqual(once);
  });

  it('refuses a key that cannot be scored in one of the ways', async () => {
    const request = {
      key: path('headless.conll'),
      responses: [path('headless.conll')],
      settings,
      match: ['exact', 'head'] as const,
      singletons: ['keep'] as const,
    };
    await expect(scoreColumns(request, shell)).rejects.toThrow(InputError);
  });
});

describe('scoreDatasetColumns', () => {
  const datasets = ['a=key.conllu:response.conllu', 'b=response.conllu:key.conllu'].map(datasetOf);

  it('has data sets and their mean in each column, as score has for it alone', async () => {
    const { columns } = await scoreDatasetColumns(
      { datasets, settings, match: MATCH, singletons: SINGLETONS },
      shell,
    );
    for (const [c, way] of WAYS.entries()) {
      const { report } = await scoreDatasets({ datasets, settings: { ...settings, ...way } }, shell);
      expect(columns[c].report).toEqual({ ...report, metrics: columns[c].report.metrics });
    }
  });

  it('leaves a system out of all columns that cannot be scored on one data set', async () => {
    const { columns, failed } = await scoreDatasetColumns(
      {
        datasets: ['a=key.conllu:response.conllu:key.conllu', 'b=key.conllu:bad.conllu:key.conllu'].map(
          datasetOf,
        ),
        settings,
        match: ['exact', 'head'],
        singletons: ['keep'],
      },
      shell,
    );
    expect(failed.map(({ name }) => name)).toEqual(['system 1']);
    for (const { report } of columns) {
      expect(report.systems.map(({ name }) => name)).toEqual(['key.conllu']);
      expect(report.leftOut).toEqual(['system 1']);
    }
  });
});
