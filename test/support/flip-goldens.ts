/** Golden flips: a key and two systems as CoNLL texts, and what a plain reference in Python lists. */
import { expect } from 'vitest';
import { MemoryStore } from '../../src/corpus/index.ts';
import { compareFields } from '../../src/report/compare/json.ts';
import { compareFiles } from '../../src/verbs/compare.ts';
import { memoryShell } from './memory-shell.ts';

export interface FlipCase {
  readonly id: string;
  readonly key: string;
  readonly systems: Readonly<Record<string, string>>;
  readonly flips: unknown;
  readonly standings?: unknown;
  readonly pairs?: Readonly<
    Record<string, { readonly p: number; readonly holm: number; readonly differing: number }>
  >;
}

/** The fields of `compare KEY A B… --flips --metrics mentions,muc --metric muc --json`. */
export async function comparedCase({ key, systems }: Pick<FlipCase, 'key' | 'systems'>, resamples = 10) {
  const names = Object.keys(systems);
  const { report } = await compareFiles(
    {
      key: { path: 'key', name: 'key' },
      responses: names.map((name) => ({ system: name, name, path: name })),
      settings: { metrics: ['mentions', 'muc'] },
      metric: 'muc',
      flips: true,
      resamples,
    },
    memoryShell({ key, ...systems }, MemoryStore),
  );
  return compareFields(report, ({ code }) => code);
}

type Place = { readonly start: number; readonly end: number } | null;

const span = (place: Place) => place && [place.start, place.end];

/** The flips of the first two systems in the form of the golden files: a place is its start and end. */
export async function flipsOfCase(golden: Pick<FlipCase, 'key' | 'systems'>) {
  const [flips] = (await comparedCase(golden)).flips ?? [];
  const { decisions, kinds, points, documents, rows } = flips;
  return {
    decisions,
    kinds,
    documents,
    rows: rows.map(({ document, decision, outcome, start, end, antecedent, a, b }) => ({
      document,
      decision,
      outcome,
      start,
      end,
      antecedent: span(antecedent),
      a: { kind: a.kind, antecedent: span(a.antecedent) },
      b: { kind: b.kind, antecedent: span(b.antecedent) },
    })),
    points: { mentions: points.mentions, muc: points.muc },
  };
}

export async function checkFlips(golden: FlipCase): Promise<void> {
  expect(rounded(await flipsOfCase(golden))).toEqual(rounded(golden.flips));
}

/** Standings, and exact p-values of pairs before and after the correction of Holm. */
export async function checkStandings(golden: FlipCase): Promise<void> {
  const { standings, differences } = await comparedCase(golden);
  expect(rounded(standings.muc)).toEqual(rounded(golden.standings));
  for (const [name, { p, holm, differing }] of Object.entries(golden.pairs ?? {})) {
    const { muc } = differences[name];
    expect([name, rounded([muc.p, muc.holm, muc.randomisation?.differing])]).toEqual([
      name,
      rounded([p, holm, differing]),
    ]);
  }
}

/** Numbers with nine decimals: sums of fractions depend on their order. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each) => (typeof each === 'number' ? Number(each.toFixed(9)) + 0 : each)),
  );
