/** Long texts are cut into chunks of rows, and chunks into groups; both are drawn only near the screen. */
import { useMemo } from 'preact/hooks';
import { useNear, useTurn } from '../frame/near.ts';
import { counted } from '../parts/numbers.ts';
import type { DocumentModel } from './model.ts';
import type { Pen } from './pen.tsx';
import { Words } from './row.tsx';

export type Drawing = 'one' | 'two' | 'diff';

/** Rows that are drawn together. */
const ROWS_PER_CHUNK = 8;
/** Chunks that are observed together: a book has thousands of them. */
const CHUNKS_PER_GROUP = 32;

/** Rows, or rows without differences that are folded. */
export interface RowPiece {
  readonly rows: readonly number[];
  readonly isFolded: boolean;
}

/** Cuts the rows into groups of chunks; runs of rows that are not kept are folded. */
export function chunkGroups(model: DocumentModel, kept: Uint8Array | undefined): RowPiece[][] {
  const groups: RowPiece[][] = [];
  let rows: number[] = [];
  for (let row = 0; row < model.rows; row++) {
    rows.push(row);
    const isLast = row + 1 === model.rows;
    const isFolded = kept !== undefined && kept[row] === 0;
    const changes = kept !== undefined && !isLast && kept[row + 1] !== kept[row];
    if (!isLast && !changes && (isFolded || rows.length < ROWS_PER_CHUNK)) continue;
    const group = groups.at(-1);
    if (group === undefined || group.length === CHUNKS_PER_GROUP) groups.push([{ rows, isFolded }]);
    else group.push({ rows, isFolded });
    rows = [];
  }
  return groups;
}

interface GroupProps {
  readonly model: DocumentModel;
  /** A further system, drawn beside the response. */
  readonly beside?: DocumentModel | undefined;
  readonly drawing: Drawing;
  readonly pieces: readonly RowPiece[];
  readonly width: number;
  readonly pen: Pen;
  readonly besidePen: Pen;
  /** Only what is on the screen is printed. */
  readonly isPart: boolean;
  /** The row to show, or −1. */
  readonly wantedRow: number;
  /** The first rows of folded pieces that were opened, and how one is opened. */
  readonly unfolded: ReadonlySet<number>;
  readonly unfold: (row: number) => void;
  /** What folded rows lack, in the label of the fold. */
  readonly without: string;
}

const hasRow = ({ rows }: RowPiece, row: number): boolean => row >= rows[0] && row <= rows[rows.length - 1];

export function ChunkGroup(props: GroupProps) {
  const { model, beside, drawing, pieces, width, wantedRow, unfolded, unfold, without, isPart } = props;
  const { ref, isNear, height } = useNear<HTMLDivElement>(pieces[0].rows[0] === 0, !isPart);
  const isFold = (piece: RowPiece) =>
    piece.isFolded && !unfolded.has(piece.rows[0]) && !hasRow(piece, wantedRow);
  const isAway = !isNear && !pieces.some((piece) => hasRow(piece, wantedRow));
  // Computed once: most of a book is far from the screen, and is unchanged when something else changes.
  const shown = useMemo(
    () => (isAway ? pieces.filter((piece) => !isFold(piece)) : []),
    [isAway, pieces, unfolded],
  );
  const text = useMemo(
    () =>
      isAway && shown.length === pieces.length
        ? rowsText(model, [pieces[0].rows[0], ...pieces[pieces.length - 1].rows])
        : shown.map(({ rows }) => rowsText(model, rows)).join(' '),
    [model, shown],
  );
  const estimate = useMemo(
    () =>
      FOLD_PIXELS * (pieces.length - shown.length) +
      shown.reduce((sum, { rows }) => sum + heightOf(props, rows), 0),
    [model, beside, pieces, shown, drawing, width],
  );
  if (isAway) {
    return (
      <div ref={ref} {...away(height || estimate)}>
        {text}
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
  const { model, beside, drawing, rows, pen, besidePen, isWanted, isPart } = props;
  const { ref, isNear, height } = useNear<HTMLDivElement>(rows[0] < ROWS_PER_CHUNK, !isPart);
  const isDrawn = isNear || isWanted;
  const now = useMemo(
    () => ({ model, beside, rows, pen, besidePen, isTwo: drawing === 'two' }),
    [model, beside, rows, pen, besidePen, drawing],
  );
  const shown = useTurn(ref, now, isDrawn);
  if (!isDrawn) {
    return (
      <div ref={ref} {...away(height || heightOf(props, rows))}>
        {rowsText(model, rows)}
      </div>
    );
  }
  return (
    <div ref={ref} class={`chunk ${columnsClass(shown.isTwo, shown.beside)}`}>
      {shown.rows.map((row) => (
        <Row key={row} {...shown} row={row} />
      ))}
    </div>
  );
}

/** The class of a drawing with columns. */
export const columnsClass = (isTwo: boolean, beside: DocumentModel | undefined): string =>
  isTwo ? (beside === undefined ? 'two' : 'two three') : '';

interface RowProps extends Pick<GroupProps, 'model' | 'beside' | 'pen' | 'besidePen'> {
  readonly row: number;
  readonly isTwo: boolean;
}

/** A row; drawn again only if one of its properties changes. */
function Row({ model, beside, pen, besidePen, row, isTwo }: RowProps) {
  return useMemo(
    () => (
      <div class="row" data-row={row}>
        <span class="no" aria-hidden="true">
          {row + 1}
        </span>
        {isTwo ? (
          <>
            <Words model={model} row={row} pen={pen} sides="key" />
            <Words model={model} row={row} pen={pen} sides="response" />
            {beside === undefined ? null : (
              <Words model={beside} row={row} pen={besidePen} sides="response" />
            )}
          </>
        ) : (
          <Words model={model} row={row} pen={pen} sides="both" />
        )}
      </div>
    ),
    [model, beside, pen, besidePen, row, isTwo],
  );
}

/** The tokens of some rows. */
const rangeOf = (model: DocumentModel, rows: readonly number[]): readonly [start: number, end: number] => [
  model.range(rows[0])[0],
  model.range(rows[rows.length - 1])[1],
];

const rowsText = (model: DocumentModel, rows: readonly number[]): string =>
  model.text(...rangeOf(model, rows));

/** Pixels of a fold. */
const FOLD_PIXELS = 40;

/** Maximum width of a row in pixels where the drawing has one column, as in the style sheet. */
const MAX_ROW_PIXELS = 940;

/** Pixels of rows that were not drawn yet: characters and tags on lines of the usual height. */
function heightOf({ model, beside, drawing, width }: GroupProps, rows: readonly number[]): number {
  const [start, end] = rangeOf(model, rows);
  const { tokenStarts, tokenEnds } = model.document;
  const characters = end > start ? tokenEnds[end - 1] - tokenStarts[start] : 0;
  const tags = model.countStarts('key', start, end);
  const line = Math.max(
    200,
    (drawing === 'two' ? width / (beside === undefined ? 2 : 3) : Math.min(width, MAX_ROW_PIXELS)) - 60,
  );
  const lines = Math.max(rows.length, (characters * 8.1 + tags * 17) / line + rows.length / 2);
  return Math.round(lines * 42 + rows.length * 8);
}
