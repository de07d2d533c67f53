import type { KeyDecisions, SpanPlace, SystemDecisions } from '../analyze/index.ts';
import { type FlipRow, flipsBetween, keyDecisions, systemDecisions } from '../analyze/index.ts';
import { problem } from '../compare/codes.ts';
import { groupScores } from '../evaluate/groups.ts';
import type { Settings } from '../evaluate/index.ts';
import { headline } from '../metrics/index.ts';
import { type Problem, UsageError } from '../problems/problem.ts';
import type { SystemFlips } from '../report/compare/report.ts';
import type { ResolvePlaces } from './open.ts';
import type { KeepPairs, SystemRun } from './score.ts';

/** Flips are decisions in whole documents. */
export function refuseFlips({ scope, window }: Pick<Settings, 'scope' | 'window'>, flag = '--flips'): void {
  if (scope !== 'document')
    throw new UsageError(
      `${flag} lists decisions document by document, but entities are scored across a ${scope}.`,
      `Leave out ${flag} or --scope.`,
    );
  if (window !== undefined)
    throw new UsageError(
      `${flag} lists decisions in whole documents, but entities are cut into windows.`,
      `Leave out ${flag} or --window.`,
    );
}

/** Collects the decisions of runs while they are scored one after the other. */
export class FlipCollector {
  readonly #takesPart: (name: string) => boolean;
  readonly #key: KeyDecisions[] = [];
  readonly #runs = new Map<string, SystemDecisions[]>();

  /** `takesPart`: whether the run of this name is compared. */
  constructor(takesPart: (name: string) => boolean) {
    this.#takesPart = takesPart;
  }

  readonly keepPairs: KeepPairs = ({ name }) => {
    if (!this.#takesPart(name)) return undefined;
    const documents: SystemDecisions[] = [];
    this.#runs.set(name, documents);
    return (pair) => {
      this.#key[documents.length] ??= keyDecisions(pair);
      documents.push(systemDecisions(pair));
    };
  };

  /** The flips from one run to another; `systems` are the names of their systems. */
  flips(
    a: SystemRun,
    b: SystemRun,
    systems: { readonly a: string; readonly b: string },
    metric: string,
    settings: Settings,
  ): SystemFlips {
    const decisionsOf = ({ name }: SystemRun) => this.#runs.get(name) ?? [];
    const { points, rows, ...flips } = flipsBetween(this.#key, decisionsOf(a), decisionsOf(b));
    const [{ conll: before }, { conll: after }] = [a.result, b.result];
    const difference = before === null || after === null ? null : after - before;
    return {
      ...systems,
      ...flips,
      points: { ...points, conll: { difference } },
      documentDifferences: documentDifferences(a, b, metric, settings),
      rows: withLines(rows, a.resolve, b.resolve),
    };
  }
}

/** The differences of the scores of single documents, B less A. */
function documentDifferences(
  a: SystemRun,
  b: SystemRun,
  statistic: string,
  settings: Settings,
): (number | null)[] {
  const [id, part] = statistic.split('.');
  const metric = settings.metrics.find((each) => each.id === id);
  const [ofA, ofB] = [a, b].map(({ tally }) => {
    const { documents } = tally.state();
    const groups = documents.map(({ id: name }, d) => ({ name, documents: [d] }));
    return groupScores(documents, groups, settings).map(({ scores, conll }) => {
      const score = scores.get(id);
      if (metric === undefined || score === undefined) return id === 'conll' ? conll : null;
      return part === 'recall' || part === 'precision' ? score[part] : headline(metric, score);
    });
  });
  return ofA.map((value, d) => {
    const other = ofB[d];
    return value === null || other === null ? null : other - value;
  });
}

/** The rows with lines of files. Each run knows the files of the key and its own. */
function withLines(rows: readonly FlipRow[], ofA: ResolvePlaces, ofB: ResolvePlaces): FlipRow[] {
  const isOfB = ({ decision, b }: FlipRow) =>
    b.kind !== null && (decision === 'spurious' || decision === 'false-link');
  const placesOfB = rows.flatMap((row) => [...(isOfB(row) ? [row] : []), ...list(row.b.antecedent)]);
  const placesOfA = rows.flatMap((row) => [
    ...(isOfB(row) ? [] : [row]),
    ...list(row.antecedent),
    ...list(row.a.antecedent),
  ]);
  const resolved = new Map<SpanPlace, SpanPlace>();
  for (const [places, resolve] of [[placesOfA, ofA] as const, [placesOfB, ofB] as const]) {
    const lines = resolve(places.map(({ file, line }) => ({ file, line })));
    places.forEach((place, i) => {
      resolved.set(place, { ...place, ...defined(lines[i]) });
    });
  }
  const at = <P extends SpanPlace | null>(place: P): P =>
    place === null ? place : ((resolved.get(place) ?? place) as P);
  return rows.map((row) => ({
    ...at(row),
    antecedent: at(row.antecedent),
    a: { ...row.a, antecedent: at(row.a.antecedent) },
    b: { ...row.b, antecedent: at(row.b.antecedent) },
  }));
}

const list = (place: SpanPlace | null): SpanPlace[] => (place === null ? [] : [place]);

const defined = ({ file, line }: Pick<SpanPlace, 'file' | 'line'>) => ({
  ...(file === undefined ? {} : { file }),
  ...(line === undefined ? {} : { line }),
});

/** A warning about systems with several runs, of which the first takes part. */
export function firstRunWarnings(runs: readonly { readonly system: string }[]): Problem[] {
  const counts = new Map<string, number>();
  for (const { system } of runs) counts.set(system, (counts.get(system) ?? 0) + 1);
  const several = [...counts].filter(([, count]) => count > 1).map(([system]) => `"${system}"`);
  if (several.length === 0) return [];
  const message = `Flips are those of the first run of ${several.join(', ')}.`;
  return [problem('compare/flips-first-run', message, { help: 'name another run first to see its flips' })];
}
