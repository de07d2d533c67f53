import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AdjudicationRow } from '../../agree/adjudicate/rows.ts';
import { placeName } from '../../agree/adjudicate/rows.ts';
import type { SpanRange } from '../../agree/span-place.ts';
import type { AgreementIndex } from '../../page/agreement/types.ts';
import { announcement } from '../frame/app.tsx';
import { useKeys } from '../frame/keys.ts';
import { go, route } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';
import { Choice } from '../parts/choice.tsx';
import { grouped } from '../parts/numbers.ts';
import { Card } from './card.tsx';
import { QuestionList } from './question-list.tsx';
import { SavePanel } from './save-panel.tsx';
import { isSameQuestion, sessionOf } from './session.ts';
import { isOpen } from './words.ts';

export const decisionsView: View<AgreementIndex, undefined> = {
  id: 'decisions',
  label: () => 'Decisions',
  key: 'd',
  component: Decisions,
};

function Decisions({ index }: ViewProps<AgreementIndex, undefined>) {
  const session = sessionOf(index);
  const d = Math.max(
    0,
    index.documents.findIndex(({ id }) => id === route.value.id),
  );
  const { questions } = session.states[d].value;
  /** The question that is shown, by its place, since answers add and remove questions. */
  const at = useSignal<AdjudicationRow | undefined>(undefined);
  const found = questions.findIndex((row) => at.value !== undefined && isSameQuestion(row, at.value));
  const current = found >= 0 ? found : Math.max(0, questions.findIndex(isOpen));
  const show = (i: number) => {
    at.value = questions[Math.max(0, Math.min(questions.length - 1, i))];
  };
  const openDocument = (number: number) => {
    at.value = undefined;
    go({ view: 'decisions', id: index.documents[number].id });
  };
  const answer = (row: AdjudicationRow, chosen: SpanRange | null) => {
    const lost = session.answer(d, row, chosen);
    const next = session.states[d].value.questions;
    const from = next.findIndex((each) => isSameQuestion(each, row));
    at.value = next.slice(from + 1).find(isOpen) ?? next.find(isOpen) ?? next[from];
    const open = next.filter(isOpen).length;
    announcement.value =
      lost > 0
        ? lost === 1
          ? '1 other answer no longer fits and was dropped'
          : `${lost} other answers no longer fit and were dropped`
        : `Taken; ${open} open in this document`;
  };
  const undo = () => {
    const document = session.undo();
    if (document === undefined) return;
    announcement.value = 'Last answer taken back';
    if (document !== d) openDocument(document);
  };
  useKeys({ j: () => show(current + 1), k: () => show(current - 1), u: undo });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (session.unsaved.value > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [session]);
  const all = session.allStates().flatMap((state) => state.questions);
  const open = all.filter(isOpen).length;
  const row = questions[current];
  return (
    <div class="page decisions agreement">
      <h1 tabIndex={-1}>{open === 0 ? 'All decisions are made' : `${grouped(open)} decisions are open`}</h1>
      <div class="controls">
        <Choice
          label="document"
          value={String(d)}
          onChange={(value) => openDocument(Number(value))}
          options={index.documents.map(({ id }, i) => [
            String(i),
            `${id} (${session.states[i].value.questions.filter(isOpen).length} open)`,
          ])}
        />
        <Choice
          label="ask"
          value={session.rule.value === 'ask' ? 'ask' : 'majority'}
          onChange={(value) => {
            session.rule.value = value === 'ask' ? 'ask' : 'majority';
            at.value = undefined;
          }}
          options={[
            ['ask', 'all that is not unanimous'],
            ['majority', 'what has no majority'],
          ]}
        />
        <span class="walk">
          <button type="button" onClick={() => show(current - 1)} disabled={current <= 0}>
            previous <kbd>k</kbd>
          </button>
          <button type="button" onClick={() => show(current + 1)} disabled={current >= questions.length - 1}>
            next <kbd>j</kbd>
          </button>
          <button type="button" onClick={undo} disabled={!session.canUndo.value}>
            undo <kbd>u</kbd>
          </button>
        </span>
      </div>
      <progress max={all.length} value={all.length - open} aria-label="decisions made" />
      <div class="walkthrough">
        <div>
          {row === undefined ? (
            <p>The votes of the annotators leave nothing open in this document.</p>
          ) : (
            <Card
              key={`${d} ${row.decision} ${placeName(row)}`}
              session={session}
              d={d}
              row={row}
              onAnswer={answer}
            />
          )}
          <SavePanel session={session} />
        </div>
        <QuestionList session={session} d={d} current={current} onShow={show} />
      </div>
    </div>
  );
}
