/** Golden agreement: annotators with chains, and α, pairwise scores and link κ in exact fractions. */
import { expect } from 'vitest';
import { type Annotator, agree, distances, type UnmarkedRule } from '../../src/agree/index.ts';
import { near } from './stats-goldens.ts';

type Chains = readonly (readonly (readonly [number, number])[])[];

export interface AgreementCase {
  readonly id: string;
  readonly documents: readonly string[];
  readonly annotators: Readonly<Record<string, Readonly<Record<string, Chains>>>>;
}

interface ExpectedTable {
  readonly observed: number | null;
  readonly expected: number | null;
  readonly alpha: number | null;
}

interface ExpectedAlpha {
  readonly values: number;
  readonly observedSum: number;
  readonly expectedSum: number;
  readonly alpha: number | null;
  readonly documents: Readonly<Record<string, ExpectedTable & { readonly values: number }>>;
  readonly pooled: ExpectedTable;
}

export interface ExpectedAgreement {
  readonly alpha: Readonly<Record<UnmarkedRule, Readonly<Record<string, ExpectedAlpha>>>>;
  readonly pairwise: readonly (Readonly<Record<string, number | null>> & {
    readonly annotators: readonly [string, string];
    readonly documents: number;
  })[];
  readonly pairwiseMean: Readonly<Record<string, number | null>>;
  readonly links: {
    readonly singleton: {
      readonly pairwiseByDocument: readonly { annotators: readonly [string, string]; kappa: number | null }[];
      readonly pairwiseByDocumentMean: number | null;
    };
  };
}

export const annotatorsOf = ({ documents, annotators }: AgreementCase): Annotator[] =>
  Object.entries(annotators).map(([name, own]) => ({
    name,
    documents: documents.filter((id) => Object.hasOwn(own, id)).map((id) => ({ id, entities: own[id] })),
  }));

const same = (actual: number | null | undefined, expected: number | null, what: string) => {
  if (expected === null) expect(actual, what).toBeNull();
  else near(actual, expected, what, 1e-12 * Math.max(1, Math.abs(expected)));
};

const MEASURES = ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'lea', 'conll'];

/** Compares every number of the golden files with the result of the library, to 1e-12. */
export function checkAgreement(one: AgreementCase, expected: ExpectedAgreement): void {
  for (const unmarked of ['singleton', 'null', 'missing'] as const) {
    const result = agree(annotatorsOf(one), { unmarked, resamples: 20 });
    for (const distance of Object.keys(distances) as (keyof typeof distances)[]) {
      const [actual, ideal] = [result.alpha[distance], expected.alpha[unmarked][distance]];
      const what = `${unmarked} ${distance}`;
      expect(actual.values, what).toBe(ideal.values);
      same(actual.alpha, ideal.alpha, what);
      same(actual.observedSum, ideal.observedSum, `${what} observed`);
      same(actual.expectedSum, ideal.expectedSum, `${what} expected`);
      for (const part of ['observed', 'expected', 'alpha'] as const) {
        same(actual.pooled[part], ideal.pooled[part], `${what} pooled ${part}`);
        for (const { id, ...document } of actual.documents) {
          same(document[part], ideal.documents[id][part], `${what} ${id} ${part}`);
        }
      }
    }
    for (const ideal of expected.pairwise) {
      const pair = result.pairs.find(({ annotators }) =>
        annotators.every((name) => ideal.annotators.includes(name)),
      );
      expect(pair?.documents).toBe(ideal.documents);
      for (const id of MEASURES)
        same(pair?.scores[id], ideal[id] ?? null, `${ideal.annotators.join()} ${id}`);
    }
    for (const id of MEASURES) same(result.means[id].mean, expected.pairwiseMean[id], `mean ${id}`);
    const { pairwiseByDocument, pairwiseByDocumentMean } = expected.links.singleton;
    for (const { annotators, kappa } of pairwiseByDocument) {
      const pair = result.pairs.find((one) => one.annotators.every((name) => annotators.includes(name)));
      same(pair?.linkKappa, kappa, `${annotators.join()} link kappa`);
    }
    same(result.means.linkKappa.mean, pairwiseByDocumentMean, 'mean link kappa');
  }
}
