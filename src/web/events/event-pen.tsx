import { GREY_COLOUR } from '../../page/types.ts';
import { lightOnly } from '../document/light.ts';
import type { DocumentModel, MentionRef } from '../document/model.ts';
import type { Pen } from '../document/pen.tsx';
import { type EventModel, written } from './event-model.ts';
import { errorsOf, kindWords } from './kinds.ts';

const prefix = ({ side }: MentionRef): string => (side === 'key' ? 'k' : 'r');

/** Draws mentions of events: every mention has a tag with its id, sign, type and realis. */
export const eventPen = (model: EventModel, isDrawn: Pen['isDrawn']): Pen => ({
  isDrawn,
  hasTag: () => true,
  isFaint: () => false,
  hasLongTags: true,
  classOf: (stop, entity) => `${prefix(stop)}${entity} ${prefix(stop)}m${stop.mention}`,
  Tag: ({ stop }) => <EventTag model={model} stop={stop} />,
});

/** Highlights a mention and its partner. */
export function lightPair(model: EventModel, stop: MentionRef | undefined): void {
  const other = stop && model.other(stop);
  const stops = [stop, other].flatMap((each) => each ?? []);
  lightOnly(
    'hovered',
    stops.map((each) => `.${prefix(each)}m${each.mention}`),
    stops.map((each) => `.t${prefix(each)}m${each.mention}`),
  );
}

const colourOf = (model: DocumentModel, stop: MentionRef): number => {
  const { side, entity } = model.entityOf(stop);
  return model.side(side).sizes[entity] > 1 ? model.side(side).colours[entity] : GREY_COLOUR;
};

function EventTag({ model, stop }: { readonly model: EventModel; readonly stop: MentionRef }) {
  const { side, mention } = stop;
  const { id, type, realis } = model.mention(stop);
  const { entity } = model.text.entityOf(stop);
  const pair = model.pairOf(stop);
  const letter = prefix(stop);
  return (
    <button
      type="button"
      class={`tag event b${colourOf(model.text, stop)} ${side} t${letter}${entity} t${letter}m${mention}`}
      data-key={side === 'key' ? mention : undefined}
      data-response={side === 'response' ? mention : undefined}
      tabIndex={-1}
      aria-description={model.describe(stop)}
    >
      <bdi>{id}</bdi>
      {pair === undefined
        ? null
        : errorsOf(pair).map((kind) => (
            // With a direction of its own, the letter of a sign does not decide the direction of the row.
            <b key={kind} class={kindWords(kind)?.family} dir="ltr">
              {kindWords(kind)?.sign}
            </b>
          ))}
      {pair?.wrong.includes('type') ? (
        <bdi class="differs">{written(type)}</bdi>
      ) : (
        <bdi>{written(shortType(type))}</bdi>
      )}
      <bdi class={pair?.wrong.includes('realis') ? 'differs' : undefined}>{written(realis)}</bdi>
    </button>
  );
}

/** The subtype: Attack of Conflict_Attack. Where types differ, they are shown whole. */
const shortType = (type: string): string => type.replace(/^[^_]+_(?=.)/, '');
