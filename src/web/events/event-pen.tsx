import { GREY } from '../../report/page/page-types.ts';
import { lightOnly } from '../document/light.ts';
import type { DocumentModel, Stop } from '../document/model.ts';
import type { Pen } from '../document/row.tsx';
import type { EventModel } from './event-model.ts';
import { kindClass, kindSign, signsOf } from './kinds.ts';

const prefix = ({ side }: Stop): string => (side === 'key' ? 'k' : 'r');

/** Draws mentions of events: every mention has a tag with its id, sign, type and realis. */
export const eventPen = (model: EventModel, isDrawn: Pen['isDrawn']): Pen => ({
  isDrawn,
  hasTag: () => true,
  isFaint: () => false,
  classOf: (stop, entity) => `${prefix(stop)}${entity} ${prefix(stop)}m${stop.mention}`,
  Tag: ({ stop }) => <EventTag model={model} stop={stop} />,
});

/** Lights a mention and its partner. */
export function lightPair(model: EventModel, stop: Stop | undefined): void {
  const other = stop && model.other(stop);
  const stops = [stop, other].flatMap((each) => each ?? []);
  lightOnly(
    'hovered',
    stops.map((each) => `.${prefix(each)}m${each.mention}`),
    stops.map((each) => `.t${prefix(each)}m${each.mention}`),
  );
}

const colourOf = (model: DocumentModel, stop: Stop): number => {
  const { side, entity } = model.entityOf(stop);
  return model.side(side).sizes[entity] > 1 ? model.side(side).colours[entity] : GREY;
};

function EventTag({ model, stop }: { readonly model: EventModel; readonly stop: Stop }) {
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
        : signsOf(pair).map((kind) => (
            <b key={kind} class={kindClass(kind)}>
              {kindSign(kind)}
            </b>
          ))}
      {pair?.wrong.includes('type') ? <bdi class="differs">{type}</bdi> : <bdi>{shortType(type)}</bdi>}
      <bdi class={pair?.wrong.includes('realis') ? 'differs' : undefined}>{realis}</bdi>
    </button>
  );
}

/** The subtype: Attack of Conflict_Attack. Where types differ, they are shown whole. */
const shortType = (type: string): string => type.replace(/^[^_]+_(?=.)/, '');
