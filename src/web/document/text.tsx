import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useNear } from '../near.ts';
import { counted } from '../numbers.ts';
import { light } from './light.ts';
import type { DocumentModel, Stop } from './model.ts';
import { chainPen, type Pen, Words } from './row.tsx';
import { pin, pinnedEntity, pinnedMention, target } from './selection.ts';

export type Drawing = 'one' | 'two' | 'diff';

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

/** Rows that are drawn together. */
const CHUNK = 8;

/** A document with more tokens is not printed whole. */
export const MOST_PRINTED = 20_000;

/** Rows, or rows without differences that are folded. */
interface Piece {
  readonly rows: readonly number[];
  readonly isFolded: boolean;
}

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
  const pieces = useMemo(() => piecesOf(model, kept), [model, kept]);
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
      {pieces.map(({ rows, isFolded }) =>
        isFolded && !unfolded.has(rows[0]) && !rows.includes(wantedRow) ? (
          <button
            key={rows[0]}
            type="button"
            class="fold"
            onClick={() => setUnfolded(new Set([...unfolded, rows[0]]))}
          >
            {counted(rows.length, 'sentence')} without {without} (show)
          </button>
        ) : (
          <Chunk
            key={rows[0]}
            {...{ model, drawing, rows, width, pen, isPart }}
            isWanted={rows.includes(wantedRow)}
          />
        ),
      )}
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

/** Cuts the rows into chunks; runs of rows that are not kept are folded. */
function piecesOf(model: DocumentModel, kept: Uint8Array | undefined): Piece[] {
  const pieces: Piece[] = [];
  let rows: number[] = [];
  for (let row = 0; row < model.rows; row++) {
    rows.push(row);
    const isLast = row + 1 === model.rows;
    const isFolded = kept !== undefined && kept[row] === 0;
    const changes = kept !== undefined && !isLast && kept[row + 1] !== kept[row];
    if (!isLast && !changes && (isFolded || rows.length < CHUNK)) continue;
    pieces.push({ rows, isFolded });
    rows = [];
  }
  return pieces;
}

interface ChunkProps {
  readonly model: DocumentModel;
  readonly drawing: Drawing;
  readonly rows: readonly number[];
  readonly width: number;
  readonly pen: Pen;
  readonly isWanted: boolean;
  /** Only what is on the screen is printed. */
  readonly isPart: boolean;
}

/** Far from the screen a chunk is plain text of about the right height, so that the browser's search finds its words. */
function Chunk({ model, drawing, rows, width, pen, isWanted, isPart }: ChunkProps) {
  const { ref, isNear, height } = useNear<HTMLDivElement>(rows[0] < CHUNK, !isPart);
  if (!isNear && !isWanted) {
    const [from, to] = [model.range(rows[0])[0], model.range(rows[rows.length - 1])[1]];
    const text = model.text(from, to);
    const estimate =
      height || heightOf(model, text.length, from, to, rows.length, drawing === 'two' ? width / 2 : width);
    return (
      <div ref={ref} class="chunk away" style={{ height: `${estimate}px` }}>
        {text}
      </div>
    );
  }
  return (
    <div ref={ref} class="chunk">
      {rows.map((row) => (
        <div class="row" key={row}>
          <span class="no" aria-hidden="true">
            {row + 1}
          </span>
          {drawing === 'two' ? (
            <>
              <Words {...{ model, row, pen }} sides="key" />
              <Words {...{ model, row, pen }} sides="response" />
            </>
          ) : (
            <Words {...{ model, row, pen }} sides="both" />
          )}
        </div>
      ))}
    </div>
  );
}

/** Pixels of a chunk that was not drawn yet: characters and tags on lines of the usual height. */
function heightOf(
  model: DocumentModel,
  characters: number,
  from: number,
  to: number,
  rows: number,
  width: number,
): number {
  const tags = model.mentionsWithin('key', from, to).length;
  const lines = Math.max(rows, (characters * 8.1 + tags * 17) / Math.max(200, width - 60) + rows / 2);
  return Math.round(lines * 42 + rows * 8);
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
