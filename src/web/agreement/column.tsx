/** The sentences of a question as one annotator, or several who agree, marked them. */
import type { AdjudicationRow } from '../../agree/adjudicate/rows.ts';
import { placeName } from '../../agree/adjudicate/rows.ts';
import type { PageTable } from '../../page/agreement/questions.ts';
import type { AgreementDocument } from '../../page/agreement/types.ts';
import { entityWords, rangeOf } from './words.ts';

interface ColumnProps {
  readonly document: AgreementDocument;
  readonly page: PageTable;
  /** The number of the annotator. */
  readonly side: number;
  readonly name: string;
  readonly slot: number;
  /** The mentions of the chains that the question is about. */
  readonly relevant: ReadonlySet<number>;
  /** First and last word of each row that is shown. */
  readonly rows: readonly (readonly [start: number, end: number])[];
}

/** A part of a row whose words look alike. */
interface Run {
  text: string;
  readonly colour: number;
  readonly lit: boolean;
}

const COLOURS = 8;

export function Column({ document, page, side, name, slot, relevant, rows }: ColumnProps) {
  const marking = page.table.markings[side];
  const unitOf = page.slots.unitOf[side];
  if (marking === undefined || unitOf === undefined) return null;
  const looks = looksOf(page, side, slot, relevant);
  const own = unitOf[slot];
  const chain = own < 0 ? -1 : marking.chainOf[own];
  const members = [...unitOf].filter((unit) => unit >= 0 && chain >= 0 && marking.chainOf[unit] === chain);
  return (
    <section class="side" aria-label={name}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {rows.map(([start, end], i) => (
        <p key={start} class="sentence" dir="auto">
          {i > 0 && rows[i - 1][1] < start ? <span class="soft">… </span> : null}
          {runsOf(document, looks, start, end).map(({ text, colour, lit }, r) =>
            colour < 0 ? (
              text
            ) : (
              <span key={r} class={lit ? 'marked lit' : 'marked'} data-colour={colour}>
                {text}
              </span>
            ),
          )}
        </p>
      ))}
      <p class="soft small">
        {own < 0
          ? 'not marked'
          : `${members.length === 1 ? 'alone' : `${members.length} mentions`}: ${entityWords(
              document,
              members.map((unit) => rangeOf(page.table.spans[unit])),
            )}`}
      </p>
    </section>
  );
}

interface Look {
  readonly colour: number;
  readonly lit: boolean;
  readonly size: number;
}

/** By word the innermost mention of an annotator that the question is about. A chain has the colour of its first mention, which annotators share. */
function looksOf(
  page: PageTable,
  side: number,
  slot: number,
  relevant: ReadonlySet<number>,
): Map<number, Look> {
  const { table, slots } = page;
  const { chainOf } = table.markings[side] as NonNullable<(typeof table.markings)[number]>;
  const unitOf = slots.unitOf[side] as Int32Array;
  const first = new Map<number, number>();
  const looks = new Map<number, Look>();
  const starts = chainStarts(page);
  for (const [at, unit] of unitOf.entries()) {
    if (unit < 0) continue;
    const chain = chainOf[unit];
    if (!first.has(chain)) first.set(chain, at);
    if (!relevant.has(at)) continue;
    const { start, end, parts = [[start, end]] } = rangeOf(table.spans[unit]);
    const colour = (starts.get(first.get(chain) ?? at) ?? 0) % COLOURS;
    for (const [from, to] of parts)
      for (let t = from; t < to; t++) {
        const before = looks.get(t);
        const isInner = before === undefined || end - start <= before.size;
        const lit = at === slot || before?.lit === true;
        looks.set(t, isInner ? { colour, lit, size: end - start } : { ...before, lit });
      }
  }
  return looks;
}

/** Numbers of the mentions at which a chain of an annotator begins. */
function chainStarts({ table, slots }: PageTable): Map<number, number> {
  const starts = new Set<number>();
  table.markings.forEach((marking, side) => {
    const met = new Set<number>();
    slots.unitOf[side]?.forEach((unit, at) => {
      if (unit < 0 || marking === undefined || met.has(marking.chainOf[unit])) return;
      met.add(marking.chainOf[unit]);
      if (marking.sizes[marking.chainOf[unit]] > 1) starts.add(at);
    });
  });
  return new Map([...starts].sort((a, b) => a - b).map((at, i) => [at, i]));
}

function runsOf(
  { words, glued }: AgreementDocument,
  looks: ReadonlyMap<number, Look>,
  start: number,
  end: number,
): Run[] {
  const apart = new Set(glued);
  const runs: Run[] = [];
  for (let t = start; t < end; t++) {
    const { colour = -1, lit = false } = looks.get(t) ?? {};
    const blank = t === start || apart.has(t) ? '' : ' ';
    const last = runs[runs.length - 1];
    if (last !== undefined && last.colour === colour && last.lit === lit) last.text += blank + words[t];
    else {
      if (last !== undefined && blank !== '') {
        if (last.colour < 0) last.text += blank;
        else runs.push({ text: blank, colour: -1, lit: false });
      }
      runs.push({ text: words[t], colour, lit });
    }
  }
  return runs;
}

/** The number of the mention of a row. */
export const slotOf = ({ table, slots }: PageTable, row: AdjudicationRow): number =>
  slots.units.findIndex(([unit]) => placeName(rangeOf(table.spans[unit])) === placeName(row));

/** The mentions of all chains that a mention is in. */
export function relevantSlots({ table, slots }: PageTable, slot: number): Set<number> {
  const relevant = new Set([slot]);
  table.markings.forEach((marking, side) => {
    const unitOf = slots.unitOf[side];
    if (marking === undefined || unitOf === undefined || unitOf[slot] < 0) return;
    const chain = marking.chainOf[unitOf[slot]];
    unitOf.forEach((unit, at) => {
      if (unit >= 0 && marking.chainOf[unit] === chain) relevant.add(at);
    });
  });
  return relevant;
}

/** The rows of text around a mention, and around the mention before it in each chain, as ranges of words. */
export function shownRows(
  document: AgreementDocument,
  page: PageTable,
  slot: number,
  isLink: boolean,
): [number, number][] {
  const { rows, words } = document;
  const rowAt = (token: number) => rows.findLastIndex((start) => start <= token);
  const here = rowAt(page.table.spans[page.slots.units[slot][0]].start);
  const shown = new Set([here - 1, here]);
  if (!isLink) shown.add(here + 1);
  else
    page.table.markings.forEach((marking, side) => {
      const unitOf = page.slots.unitOf[side];
      if (marking === undefined || unitOf === undefined || unitOf[slot] < 0) return;
      const chain = marking.chainOf[unitOf[slot]];
      const before = unitOf
        .subarray(0, slot)
        .findLast((unit) => unit >= 0 && marking.chainOf[unit] === chain);
      if (before !== undefined) shown.add(rowAt(page.table.spans[before].start));
    });
  return [...shown]
    .filter((row) => row >= 0 && row < rows.length)
    .sort((a, b) => a - b)
    .map((row) => [rows[row], rows[row + 1] ?? words.length]);
}
