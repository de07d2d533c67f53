import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Drawing, Group, groupsOf } from './chunks.tsx';
import { light } from './light.ts';
import type { DocumentModel, Stop } from './model.ts';
import { chainPen, type Pen } from './row.tsx';
import { pin, pinnedEntity, pinnedMention, target } from './selection.ts';

interface TextProps {
  readonly model: DocumentModel;
  readonly drawing: Drawing;
  /** Whether each row is shown (1) or folded (0); all are shown if absent. */
  readonly kept?: Uint8Array | undefined;
  /** What folded rows are without. */
  readonly without?: string;
  /** The names of the sides in the drawing side by side. */
  readonly sides?: readonly [key: string, response: string];
  readonly onStop: (stop: Stop | undefined) => void;
  readonly pen?: Pen;
  /** Lights what belongs to the mention under the pointer. */
  readonly onHover?: (stop: Stop | undefined) => void;
}

/** A document with more tokens is not printed whole. */
export const MOST_PRINTED = 20_000;

export function Text({
  model,
  drawing,
  kept,
  without = 'differences',
  sides = ['key', 'response'],
  onStop,
  pen = chainPen,
  onHover = (stop) => light('hovered', model, stop && model.entityOf(stop)),
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
  const isPart = model.document.length > MOST_PRINTED;
  useEffect(() => (isPart && root.current !== null ? markPrinted(root.current) : undefined), [isPart]);
  const wanted = target.value;
  const wantedRow = wanted === undefined ? -1 : model.rowOf(model.startOf(wanted.stop));
  const groups = useMemo(() => groupsOf(model, kept), [model, kept]);
  useEffect(() => {
    if (wanted !== undefined && root.current !== null) reveal(root.current, model, wanted.stop);
  }, [wanted, model]);
  const pinned = pinnedEntity(model);
  light('pinned', model, pinned);
  useEffect(() => () => onHover(undefined), [model]);

  const hover = (event: Event) => {
    const stop = stopAt(model, event);
    onHover(stop);
    onStop(stop);
  };
  const choose = (event: Event) => {
    if (getSelection()?.isCollapsed === false) return; // words are being selected
    const stop = stopAt(model, event, pinnedMention(model));
    if (stop !== undefined) pin(model, stop);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithMouseEvents: focus does the same as hovering
    <div
      class={isPart ? `text ${drawing} part` : `text ${drawing}`}
      ref={root}
      role="region"
      aria-label="Text"
      onMouseOver={hover}
      onMouseLeave={() => onHover(undefined)}
      onFocusIn={hover}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) choose(event);
      }}
    >
      {drawing === 'two' ? (
        <div class="heads" aria-hidden="true">
          <span />
          <span>{sides[0]}</span>
          <span>{sides[1]}</span>
        </div>
      ) : null}
      {groups.map((pieces) => (
        <Group
          key={pieces[0].rows[0]}
          {...{ model, drawing, pieces, width, pen, isPart, wantedRow, unfolded, unfold, without }}
        />
      ))}
    </div>
  );
}

/** Marks the rows on the screen when the page is printed: of a long text only these are. */
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

/** The mention of an event: that of the tag, or the innermost one over the word; after `last`, the next one out. */
function stopAt(model: DocumentModel, event: Event, last?: Stop): Stop | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const element = event.target.closest<HTMLElement>('[data-key],[data-response],[data-t]');
  if (element === null) return undefined;
  const { key, response, t } = element.dataset;
  if (key !== undefined) return { side: 'key', mention: Number(key) };
  if (response !== undefined) return { side: 'response', mention: Number(response) };
  const token = Number(t);
  const over = model
    .over(token)
    .filter((stop) => element.dataset.blank === undefined || model.startOf(stop) < token);
  const at =
    last === undefined
      ? -1
      : over.findIndex(({ side, mention }) => side === last.side && mention === last.mention);
  return over[(at + 1) % over.length];
}

/** Scrolls to the tag of a mention, or to its first word, and focuses it. */
function reveal(root: HTMLElement, model: DocumentModel, stop: Stop): void {
  const attribute = stop.side === 'key' ? 'data-key' : 'data-response';
  const find = () =>
    root.querySelector<HTMLElement>(`[${attribute}="${stop.mention}"]`) ??
    root.querySelector<HTMLElement>(`[data-t="${model.startOf(stop)}"]:not([data-blank])`);
  const element = find();
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
  // Chunks around it are drawn now, and may have another height than estimated.
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.scrollIntoView({ block: 'center' })));
}
