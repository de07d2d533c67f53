/** The tags before a word. */
import { counted } from '../parts/numbers.ts';
import { describeMention } from './describe-mention.ts';
import type { RowSide } from './layout.ts';
import type { DocumentModel, MentionRef, SideName } from './model.ts';
import type { Pen } from './pen.tsx';
import { pin } from './selection.ts';

/** What is drawn before a word: tags of mentions, and mentions that are only counted. */
export interface WordTags {
  readonly stops: readonly MentionRef[];
  readonly more: readonly MentionRef[];
}

/** More tags than this of one side at one word are counted instead. */
const MAX_SHOWN_TAGS = 6;

/** The tags of a row by token, outermost mention first. */
export function tagsOf(
  model: DocumentModel,
  rowStart: number,
  shown: Readonly<Record<SideName, RowSide>>,
  isBoth: boolean,
  pen: Pen,
): Map<number, WordTags> {
  const tags = new Map<number, { stops: MentionRef[]; more: MentionRef[] }>();
  const at = (token: number) => {
    const found = tags.get(token) ?? { stops: [], more: [] };
    tags.set(token, found);
    return found;
  };
  for (const side of ['key', 'response'] as const) {
    const counts = new Map<number, number>();
    for (const { mention, start } of shown[side].placed) {
      const stop: MentionRef = { side, mention };
      if (!pen.hasTag(model, stop, isBoth)) continue;
      const count = (counts.get(start) ?? 0) + 1;
      counts.set(start, count);
      at(start)[count > MAX_SHOWN_TAGS ? 'more' : 'stops'].push(stop);
    }
    for (const { mentions } of shown[side].deep) {
      const own = mentions
        .map((mention): MentionRef => ({ side, mention }))
        .filter((stop) => model.startOf(stop) >= rowStart && pen.hasTag(model, stop, isBoth));
      if (own.length > 0) at(model.startOf(own[0])).more.push(...own);
    }
  }
  return tags;
}

interface TagsProps {
  readonly model: DocumentModel;
  readonly tags: WordTags;
  readonly isBoth: boolean;
  readonly pen: Pen;
}

export function Tags({ model, tags: { stops, more }, isBoth, pen: { Tag, hasLongTags } }: TagsProps) {
  const rows = (['key', 'response'] as const)
    .map((side) => stops.filter((stop) => stop.side === side))
    .filter((row) => row.length > 0);
  // Stacked tags are in the order of the bars below the word: the innermost mention first.
  if (hasLongTags) for (const row of rows) row.reverse();
  return (
    <span class={rows.length > 1 ? 'tags two' : hasLongTags ? 'tags long' : 'tags'}>
      {more.length === 0 ? null : <MoreTags model={model} stops={more} />}
      {rows.map((row) => (
        <span key={row[0].side}>
          {row.map((stop) => (
            <Tag key={stop.mention} model={model} stop={stop} isBoth={isBoth} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** The number of mentions without a tag of their own, and their list. */
function MoreTags({
  model,
  stops,
}: {
  readonly model: DocumentModel;
  readonly stops: readonly MentionRef[];
}) {
  const id = `more-${stops[0].side}-${stops[0].mention}`;
  const label = `${counted(stops.length, 'more mention')} here`;
  return (
    <span>
      <button type="button" class="tag more" tabIndex={-1} aria-label={label} popovertarget={id}>
        <bdi>+{stops.length}</bdi>
      </button>
      <span id={id} popover="auto" class="morelist" role="group" aria-label={label}>
        {stops.map((stop) => (
          <button
            key={`${stop.side}${stop.mention}`}
            type="button"
            class="item"
            onClick={(event) => {
              event.stopPropagation();
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              pin(model, stop);
            }}
          >
            {describeMention(model, stop)}
          </button>
        ))}
      </span>
    </span>
  );
}
