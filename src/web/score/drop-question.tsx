import { useEffect, useRef } from 'preact/hooks';
import { go } from '../frame/route.ts';
import { counted } from '../parts/numbers.ts';
import { dropped } from './drop-target.ts';
import { add, removeAll, SCORE_VIEW } from './score-state.ts';

/** Asks what to do with files that were dropped on a finished report. */
export function DropQuestion() {
  const dialog = useRef<HTMLDialogElement>(null);
  const given = dropped.value;
  useEffect(() => {
    if (given !== undefined) dialog.current?.showModal();
  }, [given]);
  if (given === undefined) return null;
  const cancel = () => {
    dropped.value = undefined;
  };
  const take = (isAnew: boolean) => {
    cancel();
    if (isAnew) removeAll();
    go({ view: SCORE_VIEW });
    add(given, isAnew ? undefined : 'responses');
  };
  return (
    <dialog ref={dialog} class="question" aria-labelledby="question-title" onClose={cancel}>
      <h2 id="question-title">Add to this report, or start a new one?</h2>
      <p>
        {counted(given.length, 'file')} dropped:{' '}
        {given.slice(0, MAX_SHOWN_NAMES).map(({ name }, at) => (
          <>
            {at === 0 ? '' : ', '}
            <bdi>{name}</bdi>
          </>
        ))}
        {given.length > MAX_SHOWN_NAMES ? ' …' : ''}
      </p>
      <p class="choosers">
        <button type="button" class="primary" onClick={() => take(false)}>
          {given.length === 1 ? 'Add as a system' : 'Add as systems'}
        </button>{' '}
        <button type="button" onClick={() => take(true)}>
          Replace all files
        </button>{' '}
        <button type="button" class="quiet" onClick={cancel}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}

/** Names that are shown. */
const MAX_SHOWN_NAMES = 5;
