import type { AnnotatedTable } from '../annotations.ts';
import { problem } from '../codes.ts';
import type { DecisionKind } from '../decisions.ts';
import type { Slots } from '../slots.ts';
import { type AnnotatedSpan, annotatedSpan, type SpanRange, spanRange } from '../span-place.ts';
import { type Answers, UnknownAnswer } from './answers.ts';
import { type DecidedMention, GrowingEntities, type Voter, votersOf } from './entities.ts';
import { type AdjudicationRow, type AdjudicationRule, placeName } from './rows.ts';
import { isMention, type Vote, votesFor, winner } from './votes.ts';

/** What the annotators of a document decided together. */
export interface AdjudicatedTable {
  /** In text order. */
  readonly mentions: readonly DecidedMention[];
  readonly entities: number;
  /** In the order of the text; of one mention its boundaries are before its link. */
  readonly open: readonly AdjudicationRow[];
  readonly decided: readonly AdjudicationRow[];
}

/** In a vote: not a mention, or a new entity. */
const NEITHER = -1;

/**
 * One annotation of several. Annotators vote at each mention, from left to right, on what they decided there: whether it is one, its boundaries, and the entity that it continues. What is
 * decided is never changed by what follows. docs/agree.md has the rules. Cost: O(spans · annotators), and the votes.
 */
export function adjudicateTable(
  names: readonly string[],
  table: AnnotatedTable,
  slots: Slots,
  rule: AdjudicationRule,
  answers: Answers,
): AdjudicatedTable {
  const run = new Run(names, table, slots, rule, answers);
  for (const slot of slots.units.keys()) run.decide(slot);
  const { mentions, latest } = run.entities;
  return { mentions, entities: latest.length, open: run.open, decided: run.decided };
}

class Run {
  readonly entities: GrowingEntities;
  readonly open: AdjudicationRow[] = [];
  readonly decided: AdjudicationRow[] = [];
  readonly #voters: readonly Voter[];
  readonly #table: AnnotatedTable;
  readonly #slots: Slots;
  readonly #rule: AdjudicationRule;
  readonly #answers: Answers;
  /** The entity of each mention that was decided on, by its place. */
  readonly #entityAt = new Map<string, number>();

  constructor(
    names: readonly string[],
    table: AnnotatedTable,
    slots: Slots,
    rule: AdjudicationRule,
    answers: Answers,
  ) {
    this.#voters = votersOf(names, table, slots);
    this.entities = new GrowingEntities(this.#voters);
    this.#table = table;
    this.#slots = slots;
    this.#rule = rule;
    this.#answers = answers;
  }

  decide(slot: number): void {
    const having = [...this.#voters.keys()].filter((v) => this.#voters[v].unitOf[slot] >= 0);
    const unit = this.#mention(slot, having);
    if (unit === NEITHER) return;
    const entity = this.#entity(slot, having);
    this.entities.add(slot, unit, entity);
    const { mentions } = this.entities;
    this.#entityAt.set(this.#name(unit), mentions[mentions.length - 1].entity);
  }

  /** Whether there is a mention, and its span; −1 if there is none. */
  #mention(slot: number, having: readonly number[]): number {
    const units = this.#slots.units[slot];
    const unitOf = (v: number) => this.#voters[v].unitOf[slot];
    const votes = votesFor(having.map((v) => [unitOf(v), v] as const)).sort((a, b) => a.choice - b.choice);
    const lacking = [...this.#voters.keys()].filter((v) => !having.includes(v));
    const options = lacking.length === 0 ? votes : [...votes, { choice: NEITHER, voters: lacking }];
    const kind = units.length > 1 ? 'boundary' : 'span';
    const answer = this.#answers.take(this.#table.id, 'mention', this.#place(units[0]));
    if (answer !== undefined) {
      const unit =
        answer === null ? NEITHER : this.#known(units.find(this.#isAt(answer)), kind, slot, answer);
      this.#close(kind, slot, options, unit);
      return unit;
    }
    const is = isMention(having.length, this.#voters.length, this.#rule);
    const span = winner(votes, having.length, this.#rule);
    if (is === false) return NEITHER;
    if (is && span !== undefined) return span;
    if (this.#rule !== 'first') {
      this.open.push(this.#row(kind, slot, options));
      return NEITHER;
    }
    const chosen = (is ?? having[0] === 0) ? (span ?? unitOf(having[0])) : NEITHER;
    this.#close(kind, slot, options, chosen);
    return chosen;
  }

  /** The entity of a mention; −1 for a new one. */
  #entity(slot: number, having: readonly number[]): number {
    const { latest } = this.entities;
    const votes = votesFor(
      having.flatMap((v) => {
        const earlier = [...this.entities.earlier(v, slot)];
        return (earlier.length === 0 ? [NEITHER] : earlier).map((entity) => [entity, v] as const);
      }),
    ).sort((a, b) => (latest[a.choice] ?? NEITHER) - (latest[b.choice] ?? NEITHER));
    const answer = this.#answers.take(this.#table.id, 'link', this.#place(this.#slots.units[slot][0]));
    if (answer !== undefined) {
      const entity =
        answer === null ? NEITHER : this.#known(this.#entityAt.get(placeName(answer)), 'link', slot, answer);
      this.#close('link', slot, votes, entity);
      return entity;
    }
    const found = winner(votes, having.length, this.#rule);
    if (found !== undefined) return found;
    if (this.#rule !== 'first') {
      this.open.push(this.#row('link', slot, votes));
      return NEITHER;
    }
    const own = votes.filter(({ voters }) => voters.includes(having[0]));
    const most = Math.max(...own.map(({ voters }) => voters.length));
    const chosen = own.findLast(({ voters }) => voters.length === most)?.choice ?? NEITHER;
    this.#close('link', slot, votes, chosen);
    return chosen;
  }

  #close(kind: DecisionKind, slot: number, options: readonly Vote[], choice: number): void {
    this.decided.push({ ...this.#row(kind, slot, options), chosen: this.#chosen(kind, choice) });
  }

  #row(decision: DecisionKind, slot: number, votes: readonly Vote[]): AdjudicationRow {
    const [unit] = this.#slots.units[slot];
    return {
      document: this.#table.id,
      decision,
      ...this.#span(unit),
      options: votes.map(({ choice, voters }) => ({
        [decision === 'link' ? 'antecedent' : 'span']: this.#chosen(decision, choice),
        votes: voters.length,
        annotators: voters.map((v) => this.#voters[v].name),
      })),
    };
  }

  /** The place of a choice: of a span, or of the latest mention of an entity. */
  #chosen(decision: DecisionKind, choice: number): AnnotatedSpan | null {
    if (choice === NEITHER) return null;
    const { mentions, latest } = this.entities;
    const unit = decision === 'link' ? mentions[latest[choice]].unit : choice;
    return this.#span(unit);
  }

  /** A span as the first annotator has it who marked it. */
  #span(unit: number): AnnotatedSpan {
    const { marking } = this.#voters.find((voter) => voter.marking.chainOf[unit] >= 0) as Voter;
    return annotatedSpan(this.#table, marking, unit);
  }

  #place(unit: number): SpanRange {
    return spanRange(this.#table.spans[unit]);
  }

  #isAt(place: SpanRange): (unit: number) => boolean {
    const name = placeName(place);
    return (unit) => this.#name(unit) === name;
  }

  #name(unit: number): string {
    return placeName(this.#place(unit));
  }

  /** The choice that an answer names; an error if there is none. */
  #known(choice: number | undefined, decision: DecisionKind, slot: number, answer: SpanRange): number {
    if (choice !== undefined) return choice;
    const { id } = this.#table;
    const row = this.#place(this.#slots.units[slot][0]);
    throw new UnknownAnswer(
      problem(
        'agree/unknown-answer',
        `The answer ${answer.start}–${answer.end} to the ${decision} at ${row.start}–${row.end} of document ${id} is not possible.`,
        {
          document: id,
          expected:
            decision === 'link'
              ? 'the place of an earlier mention that was decided on, or null for a new entity'
              : 'the place of one of the options, or null for "not a mention"',
          help: 'answers belong to the annotation for which the list of open decisions was made',
        },
      ),
      decision === 'link' ? 'link' : 'mention',
      row,
    );
  }
}
