import type { ComponentChild } from 'preact';
import { useNear } from '../frame/near.ts';

/** Items of a part that is drawn at once. */
const ITEMS_PER_PART = 20;

interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** Draws an item, with its key. */
  readonly item: (item: Item) => ComponentChild;
  /** Usual height of an item in pixels. */
  readonly height: number;
  readonly name?: string;
}

/** A long list, of which only the parts near the screen are drawn. */
export function LongList<Item>({ items, item, height, name = 'list' }: LongListProps<Item>) {
  const parts = Array.from(
    { length: Math.ceil(items.length / ITEMS_PER_PART) },
    (_, part) => part * ITEMS_PER_PART,
  );
  return (
    <>
      {parts.map((from) => (
        <Part
          key={from}
          items={items.slice(from, from + ITEMS_PER_PART)}
          isFirst={from === 0}
          item={item}
          height={height}
          name={name}
        />
      ))}
    </>
  );
}

type PartProps<Item> = Required<LongListProps<Item>> & { readonly isFirst: boolean };

function Part<Item>({ items, item, height: usual, name, isFirst }: PartProps<Item>) {
  const { ref, isNear, height } = useNear<HTMLUListElement>(isFirst);
  if (isNear) {
    return (
      <ul ref={ref} class={name}>
        {items.map(item)}
      </ul>
    );
  }
  return <ul ref={ref} class={name} style={{ height: `${height || items.length * usual}px` }} />;
}
