import type { ErrorType } from '../error-types.ts';
import type { SpanPlace } from '../examples.ts';
import {
  comparePieces,
  type Decision,
  decisions,
  type KeyDecisions,
  type SystemDecisions,
  type SystemMention,
  type UnitPlace,
} from './decisions.ts';
import { type SplitDifference, splitDifference } from './points.ts';

/** What becomes of a decision from system A to system B. */
export type FlipOutcome = 'repaired' | 'broken' | 'bothWrong';

/** How one system decided. */
export interface FlipSide {
  /** The kind of error; `null` if the decision is right. */
  readonly kind: ErrorType | null;
  /** For links: the earlier mention of its entity that the mention is linked to. */
  readonly antecedent: SpanPlace | null;
}

/** A decision that at least one of two systems got wrong. */
export interface FlipRow extends SpanPlace {
  readonly document: string;
  readonly decision: Decision;
  readonly outcome: FlipOutcome;
  /** For `link`: the closest earlier mention of the key entity. */
  readonly antecedent: SpanPlace | null;
  readonly a: FlipSide;
  readonly b: FlipSide;
}

/** The numbers of one kind of decision. */
export interface FlipCounts {
  /** Wrong decisions of A and of B. */
  readonly wrong: readonly [a: number, b: number];
  readonly repaired: number;
  readonly broken: number;
  readonly bothWrong: number;
  /** `null` for `spurious` and `false-link`: nobody can count what both rightly left out. */
  readonly bothRight: number | null;
}

type ByDecision<T> = Readonly<Record<Decision, T>>;
type KindCounts = Readonly<Partial<Record<ErrorType, number>>>;

/** The flips of a document: repaired, broken and wrong in both, by decision. */
export type DocumentFlips = { readonly document: string } & ByDecision<
  readonly [repaired: number, broken: number, bothWrong: number]
>;

/** What system B repairs and breaks of what system A decided. */
export interface Flips {
  readonly decisions: ByDecision<FlipCounts>;
  /** Repaired flips by the kind of error that A had, broken ones by the kind that B has. */
  readonly kinds: ByDecision<{ readonly repaired: KindCounts; readonly broken: KindCounts }>;
  /** Exact effects on two scores, B less A, as fractions. */
  readonly points: {
    readonly mentions: Record<'mention' | 'spurious' | 'difference', number | null>;
    readonly muc: Record<'link' | 'false-link' | 'difference', number | null>;
  };
  /** All documents of the key, in its order. */
  readonly documents: readonly DocumentFlips[];
  /** All wrong decisions, by document and place. */
  readonly rows: readonly FlipRow[];
}

/** The flips between two systems, document by document. */
export function flipsBetween(
  key: readonly KeyDecisions[],
  a: readonly SystemDecisions[],
  b: readonly SystemDecisions[],
): Flips {
  const rowsOf = key.map((document, d) => documentRows(document, a[d], b[d]));
  const rows = rowsOf.flat();
  const mentions = key.reduce((sum, document) => sum + document.mentions.length, 0);
  const links = key.reduce(
    (sum, { antecedents }) => sum + antecedents.reduce((count, each) => count + (each < 0 ? 0 : 1), 0),
    0,
  );
  const all: ByDecision<number | null> = {
    mention: mentions,
    spurious: null,
    link: links,
    'false-link': null,
  };
  const counts = byDecision((decision) => flipCounts(rows, decision, all[decision]));
  const wrong = (system: 0 | 1, recall: Decision, precision: Decision) => ({
    recall: counts[recall].wrong[system],
    precision: counts[precision].wrong[system],
  });
  const split = (total: number, recall: Decision, precision: Decision): SplitDifference =>
    splitDifference(total, wrong(0, recall, precision), wrong(1, recall, precision));
  const ofMentions = split(mentions, 'mention', 'spurious');
  const ofLinks = split(links, 'link', 'false-link');
  return {
    decisions: counts,
    kinds: byDecision((decision) => ({
      repaired: kindCounts(rows, decision, 'repaired', ({ a: side }) => side.kind),
      broken: kindCounts(rows, decision, 'broken', ({ b: side }) => side.kind),
    })),
    points: {
      mentions: {
        mention: ofMentions.recall,
        spurious: ofMentions.precision,
        difference: ofMentions.difference,
      },
      muc: { link: ofLinks.recall, 'false-link': ofLinks.precision, difference: ofLinks.difference },
    },
    documents: rowsOf.map((own, d) => ({
      document: key[d].document,
      ...byDecision((decision): DocumentFlips[Decision] => {
        const { repaired, broken, bothWrong } = flipCounts(own, decision, null);
        return [repaired, broken, bothWrong];
      }),
    })),
    rows,
  };
}

const byDecision = <T>(value: (decision: Decision) => T): ByDecision<T> =>
  Object.fromEntries(decisions.map((decision) => [decision, value(decision)])) as ByDecision<T>;

function flipCounts(rows: readonly FlipRow[], decision: Decision, all: number | null): FlipCounts {
  const count = { repaired: 0, broken: 0, bothWrong: 0 };
  for (const row of rows) if (row.decision === decision) count[row.outcome]++;
  const { repaired, broken, bothWrong } = count;
  return {
    wrong: [repaired + bothWrong, broken + bothWrong],
    repaired,
    broken,
    bothWrong,
    bothRight: all === null ? null : all - repaired - broken - bothWrong,
  };
}

function kindCounts(
  rows: readonly FlipRow[],
  decision: Decision,
  outcome: FlipOutcome,
  kindOf: (row: FlipRow) => ErrorType | null,
): KindCounts {
  const counts = new Map<ErrorType, number>();
  for (const row of rows) {
    const kind = kindOf(row);
    if (row.decision !== decision || row.outcome !== outcome || kind === null) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** A row with what it is sorted by. */
interface PlacedRow {
  readonly row: FlipRow;
  readonly unit: UnitPlace;
  readonly identity: string;
}

const rankOf = new Map(decisions.map((decision, rank) => [decision, rank] as const));

function documentRows(key: KeyDecisions, a: SystemDecisions, b: SystemDecisions): FlipRow[] {
  const rows = [...keyRows(key, a, b), ...systemRows(key, a, b)];
  const compare = (x: PlacedRow, y: PlacedRow): number =>
    x.row.start - y.row.start ||
    x.row.end - y.row.end ||
    (rankOf.get(x.row.decision) as number) - (rankOf.get(y.row.decision) as number) ||
    comparePieces(x.unit, y.unit) ||
    (x.identity < y.identity ? -1 : x.identity === y.identity ? 0 : 1);
  return rows.sort(compare).map(({ row }) => row);
}

/** The outcome of a decision; undefined if both are right. */
function outcomeOf(a: ErrorType | null, b: ErrorType | null): FlipOutcome | undefined {
  if (a !== null) return b === null ? 'repaired' : 'bothWrong';
  return b === null ? undefined : 'broken';
}

/** The rows of the decisions about key mentions. */
function* keyRows(key: KeyDecisions, a: SystemDecisions, b: SystemDecisions): Generator<PlacedRow> {
  for (const [i, unit] of key.mentions.entries()) {
    for (const decision of ['mention', 'link'] as const) {
      const outcome = outcomeOf(a[decision][i], b[decision][i]);
      if (outcome === undefined) continue;
      const isLink = decision === 'link';
      const side = (system: SystemDecisions): FlipSide => ({
        kind: system[decision][i],
        antecedent: isLink ? antecedentOf(system, system.mentions[system.found[i]]) : null,
      });
      const { document, antecedents, mentions } = key;
      const antecedent = isLink ? mentions[antecedents[i]].place : null;
      yield {
        row: { document, decision, outcome, ...unit.place, antecedent, a: side(a), b: side(b) },
        unit,
        identity: `key ${i}`,
      };
    }
  }
}

const antecedentOf = ({ mentions }: SystemDecisions, mention: SystemMention | undefined): SpanPlace | null =>
  mention === undefined || mention.antecedent < 0 ? null : mentions[mention.antecedent].place;

/** The rows of the decisions about mentions of the systems. */
function* systemRows(key: KeyDecisions, a: SystemDecisions, b: SystemDecisions): Generator<PlacedRow> {
  const kindOf = { spurious: 'spurious', 'false-link': 'falseLink' } as const;
  for (const [identity, unit] of unitsOf(a, b)) {
    for (const decision of ['spurious', 'false-link'] as const) {
      const field = kindOf[decision];
      const [ofA, ofB] = [unit.a?.[field] ?? null, unit.b?.[field] ?? null];
      const outcome = outcomeOf(ofA, ofB);
      if (outcome === undefined) continue;
      const wrong = (ofB === null ? unit.a : unit.b) as SystemMention;
      // A mention with a twin is at the place of the twin, and in the file of the system.
      const shown = wrong.twin < 0 ? wrong : key.mentions[wrong.twin];
      const { file, line } = wrong.place;
      const isLink = decision === 'false-link';
      yield {
        row: {
          document: key.document,
          decision,
          outcome,
          ...withPlace(shown.place, file, line),
          antecedent: null,
          a: { kind: ofA, antecedent: isLink ? antecedentOf(a, unit.a) : null },
          b: { kind: ofB, antecedent: isLink ? antecedentOf(b, unit.b) : null },
        },
        unit: shown,
        identity,
      };
    }
  }
}

function withPlace(place: SpanPlace, file: SpanPlace['file'], line: SpanPlace['line']): SpanPlace {
  const { file: _file, line: _line, ...span } = place;
  return { ...span, ...(file === undefined ? {} : { file }), ...(line === undefined ? {} : { line }) };
}

/** The mentions of two systems: two are one unit if they have the same twin, or none and the same boundaries. */
function unitsOf(a: SystemDecisions, b: SystemDecisions) {
  const units = new Map<string, { a?: SystemMention; b?: SystemMention }>();
  for (const [name, { mentions }] of [['a', a] as const, ['b', b] as const]) {
    for (const mention of mentions) {
      const identity = mention.twin < 0 ? mention.identity : `key ${mention.twin}`;
      const unit = units.get(identity) ?? {};
      unit[name] = mention;
      units.set(identity, unit);
    }
  }
  return units;
}
