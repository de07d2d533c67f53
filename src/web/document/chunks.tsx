/** Long texts are cut into chunks of rows, and chunks into groups; both are drawn only near the screen. */
import { useNear } from '../near.ts';
import { counted } from '../numbers.ts';
import type { DocumentModel } from './model.ts';
import { type Pen, Words } from './row.tsx';

export type Drawing = 'one' | 'two' | 'diff';

/** Rows that are drawn together. */
const CHUNK = 8;
/** Chunks that are looked at together: a book has thousands of them. */
const GROUP = 32;

/** Rows, or rows without differences that are folded. */
export interface Piece {
  readonly rows: readonly number[];
  readonly isFolded: boolean;
}

/** Cuts the rows into groups of chunks; runs of rows that are not kept are folded. */
export function groupsOf(model: DocumentModel, kept: Uint8Array | undefined): Piece[][] {
  const groups: Piece[][] = [];
  let rows: number[] = [];
  for (let row = 0; row < model.rows; row++) {
    rows.push(row);
    const isLast = row + 1 === model.rows;
    const isFolded = kept !== undefined && kept[row] === 0;
    const changes = kept !== undefined && !isLast && kept[row + 1] !== kept[row];
    if (!isLast && !changes && (isFolded || rows.length < CHUNK)) continue;
    const group = groups.at(-1);
    if (group === undefined || group.length === GROUP) groups.push([{ rows, isFolded }]);
    else group.push({ rows, isFolded });
    rows = [];
  }
  return groups;
}

interface GroupProps {
  readonly model: DocumentModel;
  readonly drawing: Drawing;
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly pen: Pen;
  /** Only what is on the screen is printed. */
  readonly isPart: boolean;
  /** The row to show, or −1. */
  readonly wantedRow: number;
  /** The first rows of folded pieces that were opened, and how one is opened. */
  readonly unfolded: ReadonlySet<number>;
  readonly unfold: (row: number) => void;
  /** What folded rows are without. */
  readonly without: string;
}

const hasRow = ({ rows }: Piece, row: number): boolean => row >= rows[0] && row <= rows[rows.length - 1];

export function Group(props: GroupProps) {
  const { model, pieces, wantedRow, unfolded, unfold, without, isPart } = props;
  const { ref, isNear, height } = useNear<HTMLDivElement>(pieces[0].rows[0] === 0, !isPart);
  const isFold = (piece: Piece) =>
    piece.isFolded && !unfolded.has(piece.rows[0]) && !hasRow(piece, wantedRow);
  if (!isNear && !pieces.some((piece) => hasRow(piece, wantedRow))) {
    const shown = pieces.filter((piece) => !isFold(piece));
    const estimate =
      FOLD * (pieces.length - shown.length) + shown.reduce((sum, { rows }) => sum + heightOf(props, rows), 0);
    return (
      <div ref={ref} {...away(height || estimate)}>
        {shown.map(({ rows }) => textOf(model, rows)).join(' ')}
      </div>
    );
  }
  return (
    <div ref={ref}>
      {pieces.map((piece) =>
        isFold(piece) ? (
          <button key={piece.rows[0]} type="button" class="fold" onClick={() => unfold(piece.rows[0])}>
            {counted(piece.rows.length, 'sentence')} without {without} (show)
          </button>
        ) : (
          <Chunk key={piece.rows[0]} {...props} rows={piece.rows} isWanted={hasRow(piece, wantedRow)} />
        ),
      )}
    </div>
  );
}

/**
 * The attributes of a piece far from the screen: plain text of about the right height, so that the browser's search finds
 * its words. The element must stay the same when it is drawn, because it is observed.
 */
const away = (height: number) => ({ class: 'chunk away', style: { height: `${height}px` } });

interface ChunkProps extends GroupProps {
  readonly rows: readonly number[];
  readonly isWanted: boolean;
}

function Chunk(props: ChunkProps) {
  const { model, drawing, rows, pen, isWanted, isPart } = props;
  const { ref, isNear, height } = useNear<HTMLDivElement>(rows[0] < CHUNK, !isPart);
  if (!isNear && !isWanted) {
    return (
      <div ref={ref} {...away(height || heightOf(props, rows))}>
        {textOf(model, rows)}
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

/** The tokens of some rows. */
const rangeOf = (model: DocumentModel, rows: readonly number[]): readonly [from: number, to: number] => [
  model.range(rows[0])[0],
  model.range(rows[rows.length - 1])[1],
];

const textOf = (model: DocumentModel, rows: readonly number[]): string => model.text(...rangeOf(model, rows));

/** Pixels of a fold. */
const FOLD = 40;

/** Pixels of rows that were not drawn yet: characters and tags on lines of the usual height. */
function heightOf({ model, drawing, width }: GroupProps, rows: readonly number[]): number {
  const [from, to] = rangeOf(model, rows);
  const { tokenStarts, tokenEnds } = model.document;
  const characters = to > from ? tokenEnds[to - 1] - tokenStarts[from] : 0;
  const tags = model.countStarts('key', from, to);
  const line = Math.max(200, (drawing === 'two' ? width / 2 : width) - 60);
  const lines = Math.max(rows.length, (characters * 8.1 + tags * 17) / line + rows.length / 2);
  return Math.round(lines * 42 + rows.length * 8);
}
