/** What the person who decides has answered, and what follows from it. */
import { computed, signal } from '@preact/signals';
import type { AdjudicationRow, AdjudicationRule, Answer } from '../../agree/adjudicate/rows.ts';
import { placeName } from '../../agree/adjudicate/rows.ts';
import {
  type DocumentState,
  documentState,
  type PageTable,
  pageTable,
} from '../../page/agreement/questions.ts';
import type { AgreementIndex } from '../../page/agreement/types.ts';

export class Session {
  readonly index: AgreementIndex;
  readonly names: readonly string[];
  readonly tables: readonly PageTable[];
  readonly rule = signal<AdjudicationRule>('ask');
  /** The number of answers since the last save. */
  readonly unsaved = signal(0);
  /** By document. */
  readonly #answers;
  readonly states;
  /** The answers with their documents, in the order in which they were given. */
  readonly #given = signal<readonly (readonly [d: number, answer: Answer])[]>([]);
  readonly canUndo = computed(() => this.#given.value.length > 0);

  constructor(index: AgreementIndex) {
    this.index = index;
    this.names = index.systems.map(({ name }) => name);
    this.tables = index.documents.map(pageTable);
    this.rule.value = index.rule;
    this.#answers = this.tables.map(() => signal<readonly Answer[]>([]));
    this.states = this.tables.map((table, d) =>
      computed(
        (): DocumentState => documentState(this.names, table, this.rule.value, this.#answers[d].value),
      ),
    );
  }

  /** Answers a question; returns how many later answers no longer fit. */
  answer(d: number, row: AdjudicationRow, chosen: Answer['chosen']): number {
    const { document, decision, start, end, parts } = row;
    const kept = this.#answers[d].value.filter((answer) => !isSameQuestion(answer, row));
    const own: Answer = { document, decision, start, end, chosen, ...(parts === undefined ? {} : { parts }) };
    this.#answers[d].value = [...kept, own];
    this.#given.value = [
      ...this.#given.value.filter(([, each]) => kept.includes(each) || each.document !== document),
      [d, own],
    ];
    this.unsaved.value++;
    return this.#settle(d);
  }

  /** Takes the last answer back; returns its document. */
  undo(): number | undefined {
    const last = this.#given.value.at(-1);
    if (last === undefined) return undefined;
    const [d, answer] = last;
    this.#given.value = this.#given.value.slice(0, -1);
    this.#answers[d].value = this.#answers[d].value.filter((each) => each !== answer);
    this.#settle(d);
    return d;
  }

  /** Drops answers that have become impossible. */
  #settle(d: number): number {
    const holding = this.states[d].value.answers;
    const lost = this.#answers[d].value.length - holding.length;
    if (lost > 0) {
      const isKept = ([document, answer]: readonly [number, Answer]) =>
        document !== d || holding.includes(answer);
      this.#answers[d].value = holding;
      this.#given.value = this.#given.value.filter(isKept);
    }
    return lost;
  }

  allStates(): DocumentState[] {
    return this.states.map((state) => state.value);
  }
}

/** Whether an answer is about the mention, or about the link, of a row. */
export const isSameQuestion = (
  a: Pick<AdjudicationRow, 'decision' | 'start' | 'end' | 'parts'>,
  b: Pick<AdjudicationRow, 'decision' | 'start' | 'end' | 'parts'>,
): boolean => (a.decision === 'link') === (b.decision === 'link') && placeName(a) === placeName(b);

let current: Session | undefined;

/** The session of a page; there is one. */
export function sessionOf(index: AgreementIndex): Session {
  if (current?.index !== index) current = new Session(index);
  return current;
}
