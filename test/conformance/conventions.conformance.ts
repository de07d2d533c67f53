/** The conventions of `explain --difference` against the recorded runs of corefud-scorer, CoVal and the Universal Anaphora scorer. */
import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/document.ts';
import { firstOfSpan } from '../../src/core/same-spans.ts';
import { pairDocuments } from '../../src/evaluate/pair-documents.ts';
import { project } from '../../src/evaluate/project/project.ts';
import { ConventionScorer } from '../../src/explain/difference/score-convention.ts';
import { type Convention, ours } from '../../src/explain/difference/switches.ts';
import { conventionColumns } from '../../src/explain/index.ts';
import { conll } from '../../src/formats/conll/conll.ts';
import { corefud } from '../../src/formats/corefud/corefud.ts';
import { ua } from '../../src/formats/ua/ua.ts';
import { goldenText } from '../support/golden.ts';

type Scores = Readonly<Record<string, Readonly<Record<'recall' | 'precision' | 'f1', number>>>>;

interface Run {
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly metrics?: Scores;
}

interface Case<Results> {
  readonly id: string;
  readonly tags: readonly string[];
  readonly key: string;
  readonly response: string;
  readonly results: Results;
}

const manifest = <Results>(scorer: string) =>
  (JSON.parse(goldenText(`${scorer}/manifest.json`)) as { readonly cases: readonly Case<Results>[] }).cases;

type AnyFormat = typeof corefud | typeof conll | typeof ua;

const readFile = (folder: string, path: string, format: AnyFormat): Document[] => [
  ...format.read({ name: 'f', bytes: new TextEncoder().encode(goldenText(`${folder}/${path}`)) }, () => {}, {
    columns: conventionColumns,
  }),
];

/** The scorer of the two files of a case. */
function scorerOf(
  folder: string,
  { key, response }: Pick<Case<unknown>, 'key' | 'response'>,
  format: AnyFormat,
): ConventionScorer {
  const pairs = pairDocuments(readFile(folder, key, format), readFile(folder, response, format), () => {});
  return new ConventionScorer(
    Array.from(pairs, ([one, other]) => [one, other && project(one, other, () => {}, 'count')] as const),
  );
}

/** Whether a convention gives the recorded scores of these metrics. */
function isSame(
  scorer: ConventionScorer,
  convention: Partial<Convention>,
  metrics: Scores,
  names: readonly string[],
): boolean {
  const values = scorer.values({ ...ours, ...convention });
  return names.every((name) =>
    (['recall', 'precision', 'f1'] as const).every(
      (part) => Math.abs((values.get(`${name}.${part}`) ?? 0) - metrics[name][part]) < 1e-9,
    ),
  );
}

describe('the conventions of other scorers', () => {
  it('are those of corefud-scorer wherever its lookups are one-to-one', () => {
    const native = JSON.parse(goldenText('corefud/native.json')) as {
      readonly runs: readonly (readonly [string, number, readonly string[]])[];
    };
    const cases = new Map(manifest<readonly Run[]>('corefud').map((one) => [one.id, one]));
    const scorers = new Map<string, ConventionScorer>();
    let compared = 0;
    for (const [id, run, names] of native.runs) {
      const one = cases.get(id) as Case<readonly Run[]>;
      const scorer = scorers.get(id) ?? scorerOf('corefud', one, corefud);
      scorers.set(id, scorer);
      const { options, metrics = {} } = one.results[run];
      const convention = {
        blanc: 'both',
        match: options.match as Convention['match'],
        zeros: options.zeroMatch as Convention['zeros'],
        singletons: options.keepSingletons ? 'keep' : 'drop',
      } as const;
      const known = names.filter((name) => name !== 'mor' && name !== 'zero');
      expect(isSame(scorer, convention, metrics, known), `${id} ${JSON.stringify(options)}`).toBe(true);
      compared++;
    }
    expect(compared).toBe(1098);
  });

  it('are those of CoVal with and without minimum spans', () => {
    const agreed = { exact: 0, min: 0 };
    const compared = { exact: 0, min: 0 };
    for (const one of manifest<readonly Run[]>('coval')) {
      const scorer = scorerOf('coval', one, conll);
      for (const { options, metrics } of one.results) {
        if (metrics === undefined || options.removeNested || options.npOnly) continue;
        const kind = options.minSpan ? 'min' : 'exact';
        compared[kind]++;
        const convention = {
          repeats: 'listed',
          spans: options.minSpan ? 'minimum' : 'sentence',
          singletons: options.keepSingletons ? 'keep' : 'drop',
        } as const;
        if (isSame(scorer, convention, metrics, ['mentions', 'muc', 'bcub', 'ceafe', 'lea'])) agreed[kind]++;
      }
    }
    // The others depend on the order of brackets within a cell.
    expect({ compared, agreed }).toEqual({
      compared: { exact: 160, min: 160 },
      agreed: { exact: 158, min: 156 },
    });
  });

  it('are those of the Universal Anaphora scorer, without split antecedents, zeros and repeated mentions', () => {
    let compared = 0;
    for (const one of manifest<Readonly<Record<string, readonly Run[]>>>('ua')) {
      if (one.tags.includes('zeros') || one.tags.includes('discontinuous') || hasRepeats(one)) continue;
      const scorer = scorerOf('ua', one, ua);
      for (const { options, metrics } of one.results.ua1 ?? []) {
        if (metrics === undefined || options.match !== 'exact' || options.discourseDeixis) continue;
        if (options.onlySplitAntecedent || options.keepSplitAntecedents) continue;
        const convention = { blanc: 'both', singletons: options.keepSingletons ? 'keep' : 'drop' } as const;
        const names = ['muc', 'bcub', 'ceafe', 'ceafm', 'lea', 'blanc'];
        expect(isSame(scorer, convention, metrics, names), `${one.id} ${JSON.stringify(options)}`).toBe(true);
        compared++;
      }
    }
    expect(compared).toBe(142);
  });
});

const hasRepeats = ({ key, response }: Pick<Case<unknown>, 'key' | 'response'>): boolean =>
  [key, response].some((path) =>
    readFile('ua', path, ua).some(({ mentions }) => firstOfSpan(mentions) !== undefined),
  );
