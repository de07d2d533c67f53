import { evaluateCorpus, type SettingsSpec, settingsOf } from '../../src/evaluate/index.ts';
import { problem } from '../../src/problems/problem.ts';
import type { ScoreReport, SystemReport } from '../../src/report/index.ts';
import { collector, documentWith } from './documents.ts';

type Entities = Parameters<typeof documentWith>[0];

export const KEY: Entities = [
  ['k1', '0', '1', '2'],
  ['k2', '3', '4', '5', '6'],
];
export const RESPONSE: Entities = [
  ['r1', '0', '1'],
  ['r2', '2', '3'],
  ['r3', '5', '6', '7', '8'],
];
export const HOSTILE = '漢字 "x",|&_\u001b[31m\n';

/** A report on systems, each given by its name and its documents. */
export function reportOn(
  systems: [name: string, ...documents: Entities[]][],
  spec: SettingsSpec = {},
  perDocument = false,
): ScoreReport {
  const settings = settingsOf(spec);
  const { report } = collector();
  const named = (documents: readonly Entities[]) =>
    documents.map((entities, i) => documentWith(entities, { id: i === 0 ? HOSTILE : 'b', pairKey: `${i}` }));
  const results = systems.map(([name, ...documents]) => {
    const keys = named(documents.map(() => KEY));
    return { name, ...evaluateCorpus(keys, named(documents), settings, report, { perDocument }) };
  });
  return {
    signature: 'metrics:…|key:0123',
    version: '9.9.9',
    metrics: settings.metrics,
    average: settings.average,
    scope: settings.scope,
    key: { path: 'key.conll', facts: results[0].key },
    systems: results.map(
      ({ name, response, scores, conll, documents }): SystemReport => ({
        name,
        path: `out/${name}`,
        facts: response,
        scores,
        conll,
        documents: perDocument ? documents : [],
        warnings: [
          problem('document/extra', 'Document x is in the response but not in the key.', {
            file: { name: 'r.conll', start: 0 },
            line: 4,
            document: 'x',
          }),
        ],
      }),
    ),
  };
}

/** One system. */
export const one = reportOn([['sys.conll', RESPONSE]]);
/** Three systems, of which one has no mention. */
export const several = reportOn([
  ['worse', RESPONSE],
  ['best', KEY],
  ['none', []],
]);
/** One system with the scores of each document; the first has a hostile name. */
export const documents = reportOn(
  [['sys.conll', RESPONSE, KEY]],
  { metrics: ['muc', 'bcub', 'ceafe', 'rand'] },
  true,
);
