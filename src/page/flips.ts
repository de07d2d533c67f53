import type { PageDocument, PageResponse, PageSide } from './types.ts';

/** The decisions that are right or wrong one by one, in their order in reports: those of `compare --flips`. */
export const flipDecisions = ['mention', 'spurious', 'link', 'false-link'] as const;
export type FlipDecision = (typeof flipDecisions)[number];

/** What becomes of a decision from the first system to the second. */
export type PageFlipOutcome = 'repaired' | 'broken' | 'bothWrong';

/** A decision that at least one of two systems got wrong. */
export interface PageFlip {
  readonly decision: FlipDecision;
  readonly outcome: PageFlipOutcome;
  /** Where the mention is: in the key, or in a response, which is −1, 0 or 1. */
  readonly side: -1 | 0 | 1;
  readonly mention: number;
}

/** A document as it is compared, in the order of the text. */
type Side = Pick<PageSide, 'starts' | 'ends' | 'entities' | 'pieces'>;
type Response = Side & Pick<PageResponse, 'twins' | 'outside'>;

/** What a system decided: by key mention, and by its own mentions. */
interface Decided {
  readonly response: Response;
  /** By key mention: the mention of the system, or −1. */
  readonly found: Int32Array;
  /** By key mention: whether no earlier mention of its key entity is in its entity; false for the first of an entity. */
  readonly isUnlinked: Uint8Array;
  /** By mention: whether it is not the first of its entity, and no earlier one is in its key entity. */
  readonly isFalseLink: Uint8Array;
}

/** The flips from one system to another in a document. docs/compare.md has the definitions. */
export function documentFlips(
  { key }: Pick<PageDocument, 'key'>,
  a: Response,
  b: Response,
): readonly PageFlip[] {
  const sides = [decided(key, a), decided(key, b)] as const;
  const flips: PageFlip[] = [];
  const add = (
    decision: FlipDecision,
    side: PageFlip['side'],
    mention: number,
    wrong: readonly boolean[],
  ) => {
    if (!wrong[0] && !wrong[1]) return;
    const outcome = wrong[0] && wrong[1] ? 'bothWrong' : wrong[0] ? 'repaired' : 'broken';
    flips.push({ decision, outcome, side, mention });
  };
  for (let mention = 0; mention < key.starts.length; mention++) {
    add(
      'mention',
      -1,
      mention,
      sides.map(({ found }) => found[mention] < 0),
    );
    add(
      'link',
      -1,
      mention,
      sides.map(({ isUnlinked }) => isUnlinked[mention] === 1),
    );
  }
  // Mentions of both systems are one unit if they have the same twin, or no twin and the same boundaries.
  const [units, others] = [unitsOf(a), unitsOf(b)];
  const second = new Map(others.map((unit, mention) => [unit, mention] as const));
  const met = new Set<number>();
  for (let mention = 0; mention < a.starts.length; mention++) {
    const other = second.get(units[mention]);
    if (other !== undefined) met.add(other);
    const both = (wrong: (side: Decided, at: number) => boolean) => [
      wrong(sides[0], mention),
      other !== undefined && wrong(sides[1], other),
    ];
    add('spurious', 0, mention, both(isSpurious));
    add('false-link', 0, mention, both(isFalse));
  }
  for (let mention = 0; mention < b.starts.length; mention++) {
    if (met.has(mention)) continue;
    add('spurious', 1, mention, [false, isSpurious(sides[1], mention)]);
    add('false-link', 1, mention, [false, isFalse(sides[1], mention)]);
  }
  return flips;
}

const isSpurious = ({ response }: Decided, mention: number): boolean => response.twins[mention] < 0;
const isFalse = ({ isFalseLink }: Decided, mention: number): boolean => isFalseLink[mention] === 1;

/** The names of the units of all mentions: of the same boundaries there may be several. */
function unitsOf({ twins, starts, ends, pieces, outside }: Response): readonly string[] {
  const counts = new Map<string, number>();
  return Array.from(twins, (twin, mention) => {
    if (twin >= 0) return `k${twin}`;
    const words = outside.get(mention);
    const name =
      words === undefined
        ? `${starts[mention]} ${ends[mention]} ${pieces.get(mention)?.join() ?? ''}`
        : `"${words}"`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}#${count}`;
  });
}

function decided(key: Side, response: Response): Decided {
  const found = new Int32Array(key.starts.length).fill(-1);
  response.twins.forEach((twin, mention) => {
    if (twin >= 0) found[twin] = mention;
  });
  const isUnlinked = new Uint8Array(key.starts.length);
  // By key entity the entities of the system that its earlier mentions are in. Mentions are in the order of the text.
  const entered = new Map<number, Set<number>>();
  key.entities.forEach((entity, mention) => {
    const earlier = entered.get(entity);
    const own = found[mention] < 0 ? -1 : response.entities[found[mention]];
    if (earlier !== undefined && (own < 0 || !earlier.has(own))) isUnlinked[mention] = 1;
    const next = earlier ?? new Set<number>();
    if (own >= 0) next.add(own);
    entered.set(entity, next);
  });
  const isFalseLink = new Uint8Array(response.starts.length);
  const held = new Map<number, Set<number>>();
  response.entities.forEach((entity, mention) => {
    const earlier = held.get(entity);
    const twin = response.twins[mention];
    const own = twin < 0 ? -1 : key.entities[twin];
    if (earlier !== undefined && (own < 0 || !earlier.has(own))) isFalseLink[mention] = 1;
    const next = earlier ?? new Set<number>();
    if (own >= 0) next.add(own);
    held.set(entity, next);
  });
  return { response, found, isUnlinked, isFalseLink };
}

/** How many flips there are, by decision: repaired, broken, wrong in both. */
export type FlipTotals = Record<FlipDecision, [repaired: number, broken: number, bothWrong: number]>;

export const noFlips = (): FlipTotals => ({
  mention: [0, 0, 0],
  spurious: [0, 0, 0],
  link: [0, 0, 0],
  'false-link': [0, 0, 0],
});

/** Adds flips to totals. */
export function countFlips(totals: FlipTotals, flips: readonly PageFlip[]): void {
  for (const { decision, outcome } of flips)
    totals[decision][outcome === 'repaired' ? 0 : outcome === 'broken' ? 1 : 2]++;
}
