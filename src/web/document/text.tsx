import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { allTurns, nextFrame } from '../frame/turns.ts';
import { barAt, sideOf } from './bar-at.ts';
import { ChunkGroup, chunkGroups, columnsClass, type Drawing } from './chunks.tsx';
import { light, lightBeside } from './light.ts';
import type { DocumentModel, MentionRef } from './model.ts';
import { type Pen, plainBesidePen, plainPen } from './pen.tsx';
import { elementOf, isOnScreen } from './place.ts';
import { noteRevealed, pin, pinnedEntity, pinnedMention, target } from './selection.ts';

interface TextProps {
  readonly model: DocumentModel;
  /** A further system, which is drawn beside the response in the drawing side by side. */
  readonly beside?: DocumentModel | undefined;
  readonly drawing: Drawing;
  /** Whether each row is shown (1) or folded (0); all are shown if absent. */
  readonly kept?: Uint8Array | undefined;
  /** What folded rows lack, in the label of the fold. */
  readonly without?: string;
  /** The heads of the columns in the drawing side by side. */
  readonly sides?: readonly string[];
  /** The mention under the pointer, and the model that it is of. */
  readonly onStop: (stop: MentionRef | undefined, model: DocumentModel) => void;
  readonly pen?: Pen;
  /** That of the further system. */
  readonly besidePen?: Pen | undefined;
  /** Highlights what belongs to the mention under the pointer. */
  readonly onHover?: (stop: MentionRef | undefined) => void;
}

/** A document with more tokens is not printed completely. */
export const MAX_PRINTED_TOKENS = 20_000;

export function Text({
  model,
  beside,
  drawing,
  kept,
  without = 'differences',
  sides = ['key', 'response'],
  onStop,
  pen = plainPen,
  besidePen = plainBesidePen,
  onHover = (stop) => light('hovered', model, stop && model.entityOf(stop), beside),
}: TextProps) {
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(700);
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const unfold = (row: number) => setUnfolded(new Set([...unfolded, row]));
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isPart = model.document.length > MAX_PRINTED_TOKENS;
  useEffect(() => (isPart && root.current !== null ? markPrinted(root.current) : undefined), [isPart]);
  const wanted = target.value;
  const wantedRow = wanted === undefined ? -1 : model.rowOf(model.startOf(wanted.stop));
  const groups = useMemo(() => chunkGroups(model, kept), [model, kept]);
  // A layout effect, which runs before the next key: Enter must act on the new mention.
  useLayoutEffect(() => {
    if (wanted === undefined || root.current === null) return;
    elementOf(root.current, model, wanted.stop)?.focus({ preventScroll: true });
  }, [wanted, model]);
  useEffect(() => {
    if (wanted === undefined || root.current === null) return;
    reveal(root.current, model, wanted.stop, () => target.value === wanted).then(() =>
      noteRevealed(wanted.step),
    );
  }, [wanted, model]);
  const pinned = pinnedEntity(model);
  light('pinned', model, pinned, beside);
  useEffect(() => () => onHover(undefined), [model]);

  const hover = (event: Event) => {
    if (beside !== undefined && isBeside(event)) {
      const stop = stopAt(beside, event, besidePen);
      lightBeside(model, beside, stop && beside.entityOf(stop));
      onStop(stop, beside);
      return;
    }
    const stop = stopAt(model, event, pen);
    onHover(stop);
    onStop(stop, model);
  };
  const choose = (event: MouseEvent | KeyboardEvent) => {
    if (getSelection()?.isCollapsed === false) return; // words are being selected
    if (beside !== undefined && isBeside(event)) {
      // The address names mentions of the key and of the chosen system only.
      const stop = stopAt(beside, event, besidePen);
      const key = stop && beside.counterpart(stop);
      if (key !== undefined) pin(model, key);
      return;
    }
    const bar = event instanceof MouseEvent ? barAt(model, event, pen) : undefined;
    const stop = bar ?? stopAt(model, event, pen, pinnedMention(model));
    if (stop !== undefined) pin(model, stop);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithMouseEvents: focus does the same as hovering
    <div
      class={isPart ? 'text part' : 'text'}
      ref={root}
      role="region"
      aria-label="Text"
      // One stop of the Tab key; arrows and x go on from there.
      tabIndex={0}
      onMouseOver={hover}
      onMouseLeave={() => onHover(undefined)}
      onFocusIn={hover}
      onClick={choose}
      onCopy={copyWords}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) choose(event);
      }}
    >
      {drawing === 'two' ? (
        <div class={`heads ${columnsClass(true, beside)}`} aria-hidden="true">
          <span />
          {sides.map((name, column) => (
            <bdi key={column}>{name}</bdi>
          ))}
        </div>
      ) : null}
      {groups.map((pieces) => (
        <ChunkGroup
          key={pieces[0].rows[0]}
          model={model}
          beside={beside}
          drawing={drawing}
          pieces={pieces}
          width={width}
          pen={pen}
          besidePen={besidePen}
          isPart={isPart}
          wantedRow={wantedRow}
          unfolded={unfolded}
          unfold={unfold}
          without={without}
        />
      ))}
    </div>
  );
}

/** Marks the rows on the screen when the page is printed: of a long text, only these are printed. */
function markPrinted(root: HTMLElement): () => void {
  const mark = () => {
    for (const row of root.querySelectorAll('.row')) {
      const { top, bottom } = row.getBoundingClientRect();
      row.classList.toggle('seen', bottom > 0 && top < innerHeight);
    }
  };
  addEventListener('beforeprint', mark);
  return () => removeEventListener('beforeprint', mark);
}

/** Whether an event is in the column of the system beside the response. */
const isBeside = ({ target: at }: Event): boolean => at instanceof Element && at.closest('.beside') !== null;

/**
 * The mention at the target of a DOM event: that of the tag, or the innermost one that is drawn over the word; after `last`, the next
 * enclosing one. Side by side, it is one of the side of the word.
 */
function stopAt(model: DocumentModel, event: Event, pen: Pen, last?: MentionRef): MentionRef | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const element = event.target.closest<HTMLElement>('[data-key],[data-response],[data-beside],[data-t]');
  if (element === null) return undefined;
  const { key, beside, response = beside, t } = element.dataset;
  if (key !== undefined) return { side: 'key', mention: Number(key) };
  if (response !== undefined) return { side: 'response', mention: Number(response) };
  const token = Number(t);
  const side = sideOf(element);
  const over = model
    .over(token)
    .filter((stop) => (side === undefined || stop.side === side) && pen.isDrawn(stop))
    .filter((stop) => element.dataset.blank === undefined || model.startOf(stop) < token);
  const at =
    last === undefined
      ? -1
      : over.findIndex(({ side, mention }) => side === last.side && mention === last.mention);
  return over[(at + 1) % over.length];
}

/** Focuses the element of a mention, and scrolls to it if it is not on the screen. Scrolls again when the rows around it are drawn, while `isWanted`. */
async function reveal(
  root: HTMLElement,
  model: DocumentModel,
  stop: MentionRef,
  isWanted: () => boolean,
): Promise<void> {
  let last: HTMLElement | null = null;
  const visit = () => {
    const element = elementOf(root, model, stop);
    if (element !== null && !isOnScreen(element)) element.scrollIntoView({ block: 'center' });
    if (element !== last) element?.focus({ preventScroll: true });
    last = element;
  };
  visit();
  // Rows around it, and a tag that was hidden, are drawn in the next frames; heights may differ from the estimates.
  for (let frame = 0; frame < 2; frame++) {
    await nextFrame();
    await allTurns();
    if (isWanted()) visit();
  }
}

/** Copies the selected words without tags and numbers of sentences: one line for each sentence, once where both sides show it. */
function copyWords(event: ClipboardEvent): void {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || event.clipboardData === null) return;
  const copied = selection.getRangeAt(0).cloneContents();
  for (const other of copied.querySelectorAll('.tags, .no, .heads, .words + .words')) other.remove();
  const lines = [...copied.querySelectorAll('.words, .away')].map((line) => line.textContent ?? '');
  // A selection within one sentence has none of these elements.
  event.clipboardData.setData(
    'text/plain',
    lines.length === 0 ? (copied.textContent ?? '') : lines.join('\n'),
  );
  event.preventDefault();
}
