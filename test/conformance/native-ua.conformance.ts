/**
 * `score` on the recorded runs of the Universal Anaphora scorer 2.0 with exact matching: identity, discourse deixis, mentions that do not
 * refer, and bridging. Left out are runs with zeros, which that scorer counts apart from words, with split antecedents, and with repeated mentions.
 */
import { expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { ua } from '../../src/formats/ua/ua.ts';
import { evaluateCorpus, settingsOf } from '../../src/index.ts';
import { goldenText } from '../support/golden.ts';

type Score = Readonly<Record<'recall' | 'precision' | 'f1', number>>;

interface Run {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly metrics?: Readonly<Record<string, Score>>;
  readonly nonReferring?: Score;
  readonly bridging?: Readonly<Record<'anaphorRecognition' | 'fullMarkable' | 'fullEntity', Score>>;
}

interface Manifest {
  readonly cases: readonly {
    readonly id: string;
    readonly tags: readonly string[];
    readonly key: string;
    readonly response: string;
    readonly results: { readonly ua2corefud?: readonly Run[] };
  }[];
}

const METRICS = ['muc', 'bcub', 'ceafe', 'ceafm', 'lea'];
const { cases } = JSON.parse(goldenText('ua/manifest.json')) as Manifest;

const read = (path: string, layer: string): Document[] => [
  ...ua.read({ name: 'f', bytes: new TextEncoder().encode(goldenText(`ua/${path}`)) }, () => {}, {
    layer,
  } as object),
];

const hasSplits = (documents: readonly Document[]): boolean =>
  documents.some(({ relations = [] }) => relations.some(({ type }) => type === 'SplitAnte'));

/** A `-Pseudo` entity of several markables, of which the original counts the first. */
const hasSeveral = (path: string): boolean => {
  const ids = new Map<string, Set<string>>();
  for (const [, entity, id] of goldenText(`ua/${path}`).matchAll(
    /EntityID=([^|]*-Pseudo)\|MarkableID=([^|)]*)/g,
  ))
    ids.set(entity, (ids.get(entity) ?? new Set()).add(id));
  return [...ids.values()].some(({ size }) => size > 1);
};

/** A bridging link from or to a `-Pseudo` markable, which only the original scores. */
const hasOddLinks = (path: string): boolean => {
  for (const document of goldenText(`ua/${path}`).split('# newdoc')) {
    const ids = document.matchAll(/EntityID=[^|]*-Pseudo\|MarkableID=([^|)]*)/g);
    const pseudo = new Set(Array.from(ids, ([, id]) => id));
    for (const [, from, to] of document.matchAll(/\(MarkableID=([^|]*)\|Rel=[^|]*\|MentionAnchor=([^|)]*)/g))
      if (pseudo.has(from) || pseudo.has(to)) return true;
  }
  return false;
};

const BRIDGING = [
  ['bridging_anaphors', 'anaphorRecognition'],
  ['bridging_mentions', 'fullMarkable'],
  ['bridging_entities', 'fullEntity'],
] as const;

it('gives the scores of the original', () => {
  const compared = { identity: 0, deixis: 0, nonReferring: 0, bridging: 0 };
  for (const { id, tags, key, response, results } of cases) {
    if (tags.includes('zeros')) continue;
    for (const { options, metrics, nonReferring, bridging } of results.ua2corefud ?? []) {
      const { match, onlySplitAntecedent, keepSplitAntecedents, discourseDeixis, keepSingletons } = options;
      if (metrics === undefined || match !== 'exact' || onlySplitAntecedent) continue;
      const [keys, responses] = [key, response].map((path) => read(path, discourseDeixis ? 'deixis' : 'all'));
      if (keepSplitAntecedents && hasSplits([...keys, ...responses])) continue;
      const settings = settingsOf({
        singletons: keepSingletons ? 'keep' : 'drop',
        metrics: [...METRICS, 'nonreferring', ...BRIDGING.map(([name]) => name)],
      });
      const codes = new Set<string>();
      const { scores } = evaluateCorpus(keys, responses, settings, ({ code }) => codes.add(code));
      if (codes.has('mention/repeated') || codes.has('mention/shared')) continue;
      const check = (name: string, expected: Score) => {
        for (const part of ['recall', 'precision', 'f1'] as const)
          expect(scores.get(name)?.[part] ?? 0, `${id} ${JSON.stringify(options)}: ${name}`).toBeCloseTo(
            expected[part],
            9,
          );
      };
      for (const name of METRICS) check(name, metrics[name]);
      compared[discourseDeixis ? 'deixis' : 'identity']++;
      // Without singletons, the original loses only those that are anchors, and only in the comparison of entities.
      if (bridging !== undefined && keepSingletons && !hasOddLinks(key) && !hasOddLinks(response)) {
        for (const [name, original] of BRIDGING) check(name, bridging[original]);
        compared.bridging++;
      }
      if (nonReferring === undefined || hasSeveral(key) || hasSeveral(response)) continue;
      check('nonreferring', nonReferring);
      compared.nonReferring++;
    }
  }
  expect(compared).toEqual({ identity: 204, deixis: 71, nonReferring: 161, bridging: 49 });
});
