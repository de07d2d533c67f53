import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { useNear } from '../frame/near.ts';

/** Rows per part of a table that is drawn at once. */
export const ROWS_PER_PART = 50;

interface TablePartsProps<Item> {
  readonly items: readonly Item[];
  /** Draws the row of an item. */
  readonly row: (item: Item) => ComponentChild;
  /** Usual height of a row in pixels. */
  readonly height?: number;
  /** Rows per part. */
  readonly size?: number;
}

/** The bodies of a long table, each drawn only near the screen. */
export function TableParts<Item>({ items, row, height = 33, size = ROWS_PER_PART }: TablePartsProps<Item>) {
  const parts = Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
  return (
    <>
      {parts.map((part, at) => (
        <Part key={at} part={part} row={row} height={height} isFirst={at === 0} />
      ))}
    </>
  );
}

interface PartProps<Item> {
  readonly part: readonly Item[];
  readonly row: (item: Item) => ComponentChild;
  readonly height: number;
  readonly isFirst: boolean;
}

function Part<Item>({ part, row, height, isFirst }: PartProps<Item>) {
  const { ref, isNear, height: last } = useNear<HTMLTableSectionElement>(isFirst);
  const space = last || part.length * height;
  // A long table has many of these, and nothing changes in them when it is sorted.
  const far = useMemo(
    () => (
      <tr>
        <td class="far" style={{ height: `${space}px` }} />
      </tr>
    ),
    [space],
  );
  return <tbody ref={ref}>{isNear ? part.map(row) : far}</tbody>;
}
