import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { route } from '../frame/route.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { moved, refusal, type SideId, sides } from './board.ts';
import { fractionChoices } from './mention-fractions.ts';
import { PartitionBoard } from './partition.tsx';
import {
  board,
  boardNumbers,
  canRedo,
  canUndo,
  change,
  fractions,
  lastEdit,
  letGo,
  linkProblem,
  redo,
  said,
  undo,
} from './play.ts';
import { presetGroups, presetOf, presets, sentenceOf } from './presets.ts';
import { WorkedTable } from './worked.tsx';

/** Two partitions that the user can change, and the scores of every metric. */
export function Playground() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['bcub']));
  useLayoutEffect(() => {
    // A change of the address by the user. A layout effect runs before the next mention can be lifted.
    letGo();
  }, [route.value]);
  useEffect(() => {
    addEventListener('keydown', onUndoKey);
    return () => removeEventListener('keydown', onUndoKey);
  }, []);
  const all = boardNumbers.value.metrics.map(({ metric }) => metric);
  const isAllOpen = all.every((id) => open.has(id));
  const toggle = (id: string) =>
    setOpen(new Set(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id]));
  return (
    <div class="page playground">
      <h1 tabIndex={-1}>Playground</h1>
      <p class="soft">
        Drag a mention to another entity and watch every metric. Or click it, then click the entity. With
        keys: <kbd>Enter</kbd> lifts a mention, arrows choose the entity, <kbd>Enter</kbd> puts it there,{' '}
        <kbd>Esc</kbd> lets go, <kbd>Del</kbd> removes it.
      </p>
      {linkProblem.value === '' ? null : (
        <p class="note" role="alert">
          {linkProblem.value} This is the first example instead.
        </p>
      )}
      <Tools />
      <div class="boards">
        <div>
          {sides.map((side) => (
            <PartitionBoard key={side} side={side} />
          ))}
          <NewMention />
        </div>
        <div>
          <WorkedTable open={open} onToggle={toggle} />
          {lastEdit.value === undefined ? null : (
            <p class="soft small">
              last edit: <bdi>{lastEdit.value.what}</bdi>
            </p>
          )}
          <p>
            <button type="button" class="quiet" onClick={() => setOpen(new Set(isAllOpen ? [] : all))}>
              {isAllOpen ? 'Hide all terms' : 'Show all terms'}
            </button>
          </p>
        </div>
      </div>
      <p class="hidden" role="status" aria-live="polite">
        {said.value}
      </p>
    </div>
  );
}

function onUndoKey(event: KeyboardEvent): void {
  const isField = event.target instanceof HTMLInputElement;
  if (isField || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === 'z') (event.shiftKey ? redo : undo)();
  else if (key === 'y') redo();
  else return;
  event.preventDefault();
}

function Tools() {
  const current = presetOf(board.value, route.value.params.p);
  const sentence = sentenceOf(board.value);
  const choose = (name: string) => {
    const chosen = presets.find((each) => each.name === name);
    if (chosen !== undefined) change(chosen.board, chosen.name, name);
  };
  return (
    <>
      <div class="tools">
        <label class="choice">
          <span class="soft">example</span>{' '}
          <select value={current?.name ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
            {current === undefined ? (
              <option value="" selected>
                your own
              </option>
            ) : null}
            {presetGroups.map((group) => (
              <optgroup key={group.name} label={group.name}>
                {group.presets.map(({ name }) => (
                  <option key={name} value={name} selected={name === current?.name}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>{' '}
        <button type="button" onClick={undo} disabled={!canUndo.value} title="Undo (Ctrl+Z)">
          Undo
        </button>{' '}
        <button type="button" onClick={redo} disabled={!canRedo.value} title="Redo (Ctrl+Y)">
          Redo
        </button>{' '}
        <CopyButton
          text={() => location.href}
          label="Copy link"
          title="The address of this page contains the partitions"
          onCopied={() => {
            said.value = 'Link copied';
          }}
        />
        <div class="segments" role="group" aria-label="Fractions under the mentions">
          {fractionChoices.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-pressed={fractions.value === id}
              onClick={() => {
                fractions.value = id;
              }}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {sentence === undefined ? null : <p class="sentence">“{sentence}”</p>}
      <p class="soft small preset-note">{current?.note ?? ''}</p>
    </>
  );
}

function NewMention() {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const add = (side: SideId) => {
    // An address cannot contain half of a character.
    const text = name.trim().replace(/[\ud800-\udfff]/gu, '\ufffd');
    const refused = refusal(board.value, side, text);
    setProblem(refused ?? '');
    if (refused !== undefined) return;
    setName('');
    change(moved(board.value, side, text, 'new'), `${text} added to the ${side}`);
  };
  return (
    <div class="new-mention">
      <label>
        <span class="soft">new mention</span>{' '}
        <input
          type="text"
          value={name}
          aria-invalid={problem !== ''}
          aria-describedby="new-mention-problem"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>{' '}
      {sides.map((side) => (
        <button key={side} type="button" onClick={() => add(side)}>
          Add to the {side}
        </button>
      ))}
      <p id="new-mention-problem" class="bad small" role="alert">
        {problem}
      </p>
    </div>
  );
}
