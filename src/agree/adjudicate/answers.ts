import { InputError, type Problem } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { SpanRange } from '../span-place.ts';
import { type Answer, placeName } from './rows.ts';

/** The steps that an answer can replace: whether there is a mention and which, and its entity. */
export type Step = 'mention' | 'link';

/** An answer that is not possible: `row` is the place of the question. */
export class UnknownAnswer extends InputError {
  readonly step: Step;
  readonly row: SpanRange;

  constructor(found: Problem, step: Step, row: SpanRange) {
    super([found]);
    this.step = step;
    this.row = row;
  }
}

/** The answers of a person by document, step and place. */
export class Answers {
  readonly #byName = new Map<string, Answer>();
  readonly #unused: Set<string>;

  /** Of two answers to one question the last one counts. */
  constructor(answers: Iterable<Answer>) {
    for (const answer of answers) {
      const step = answer.decision === 'link' ? 'link' : 'mention';
      this.#byName.set(nameOf(answer.document, step, answer), answer);
    }
    this.#unused = new Set(this.#byName.keys());
  }

  /** The choice at a step; `undefined` if there is none. */
  take(document: string, step: Step, place: SpanRange): SpanRange | null | undefined {
    const name = nameOf(document, step, place);
    this.#unused.delete(name);
    return this.#byName.get(name)?.chosen;
  }

  /** Answers to questions that were not asked: there is no such mention, or an earlier answer removed it. */
  *unused(): Generator<Problem> {
    const [first] = this.#unused;
    const answer = first === undefined ? undefined : this.#byName.get(first);
    if (answer === undefined) return;
    const count = this.#unused.size;
    yield problem(
      'agree/unused-answers',
      `${count === 1 ? 'An answer was' : `${count} answers were`} not needed; the first is about the ${answer.decision} at ${answer.start}–${answer.end} of document ${answer.document}.`,
      {
        document: answer.document,
        help: 'the answers may belong to other annotation, or an earlier answer made them superfluous',
      },
    );
  }
}

const nameOf = (document: string, step: Step, place: SpanRange): string =>
  JSON.stringify([document, step, placeName(place)]);
