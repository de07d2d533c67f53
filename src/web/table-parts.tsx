import type { ComponentChild } from 'preact';
import { useNear } from './near.ts';

/** Rows per part of a table that is drawn at once. */
const PART = 50;

interface TablePartsProps<Item> {
  readonly items: readonly Item[];
  /** Draws the row of an item. */
  readonly row: (item: Item) => ComponentChild;
  /** Usual height of a row in pixels. */
  readonly height?: number;
}

/** The bodies of a long table, each drawn only near the screen. */
export function TableParts<Item>({ items, row, height = 33 }: TablePartsProps<Item>) {
  const parts = Array.from({ length: Math.ceil(items.length / PART) }, (_, part) =>
    items.slice(part * PART, (part + 1) * PART),
  );
  return (
    <>
      {parts.map((part, at) => (
        <Part key={at} {...{ part, row, height }} isFirst={at === 0} />
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
  const { ref, isNear } = useNear<HTMLTableSectionElement>(isFirst);
  if (isNear) return <tbody ref={ref}>{part.map(row)}</tbody>;
  return (
    <tbody ref={ref}>
      <tr>
        <td class="far" style={{ height: `${part.length * height}px` }} />
      </tr>
    </tbody>
  );
}
