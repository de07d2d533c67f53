import type { PageSystem } from '../../page/types.ts';
import { counted } from '../parts/numbers.ts';
import { Sign } from '../parts/sign.tsx';
import { wordOf, wordsOfMark } from './describe-mention.ts';
import { LongList } from './long-list.tsx';
import { type DocumentModel, type EntityRef, type MentionRef, modelOf } from './model.ts';
import { open, pinnedEntity } from './selection.ts';
import { EntityMark } from './tag-mark.tsx';

interface ChainProps {
  readonly model: DocumentModel;
  /** All systems of the report. */
  readonly systems: readonly Pick<PageSystem, 'name'>[];
}

/** The pinned chain with a few words around each mention, and what each system made of it. */
export function Chain({ model, systems }: ChainProps) {
  const pinned = pinnedEntity(model);
  if (pinned === undefined)
    return (
      <p>
        Click a mention, or an entity in the list: its mentions are listed here. The keys n and N move along
        the chain.
      </p>
    );
  const partner = model.partnerOf(pinned);
  const [key, response] = pinned.side === 'key' ? [pinned, partner] : [partner, pinned];
  const stops = [
    ...(key === undefined ? [] : model.mentionsOf(key)),
    ...(response === undefined
      ? []
      : model.mentionsOf(response).filter((stop) => !isTwinIn(model, stop, key))),
  ].sort((a, b) => model.startOf(a) - model.startOf(b));
  return (
    <>
      <h2 class="first">
        <EntityMark model={model} entity={pinned} /> <bdi>{model.nameOf(pinned)}</bdi>
      </h2>
      <p class="soft small">
        {key === undefined
          ? 'Not in the key'
          : counted(model.key.sizes[key.entity], 'mention in the key', 'mentions in the key')}
        {', '}
        {response === undefined
          ? 'not in the response'
          : `${counted(model.response.sizes[response.entity], 'mention')} in the response`}
      </p>
      <LongList
        items={stops}
        height={75}
        name="list chain"
        item={(stop) => (
          <li key={`${stop.side}${stop.mention}`}>
            <button type="button" class="item" onClick={() => open(model, stop)}>
              <Concordance model={model} stop={stop} />
              {systems.length > 1 && stop.side === 'key' ? (
                <SystemMarks model={model} systems={systems} stop={stop} />
              ) : (
                <ChainMarks model={model} stop={stop} />
              )}
            </button>
          </li>
        )}
      />
    </>
  );
}

/** Whether a response mention is right, so that listing the key mention is enough. */
function isTwinIn(model: DocumentModel, { mention }: MentionRef, key: EntityRef | undefined): boolean {
  const twin = model.response.twins[mention];
  return twin >= 0 && key !== undefined && model.key.entities[twin] === key.entity;
}

const CONTEXT_TOKENS = 4;

function Concordance({ model, stop }: { readonly model: DocumentModel; readonly stop: MentionRef }) {
  const [start, end] = [model.startOf(stop), model.endOf(stop)];
  if (model.isOutside(stop)) return <OutsideText text={model.textOf(stop)} />;
  return (
    <span class="name" dir="auto">
      <span class="soft apart">
        {model.text(Math.max(0, start - CONTEXT_TOKENS), start)}
        {model.blankBefore(start)}
      </span>
      <b class="apart">{model.textOf(stop)}</b>
      <span class="soft apart">
        {model.blankBefore(end)}
        {model.text(end, end + CONTEXT_TOKENS)}
      </span>
    </span>
  );
}

/** A mention that is in no place of the text, where others are shown with the words around them. */
export const OutsideText = ({ text }: { readonly text: string }) => (
  <span class="name" dir="auto">
    <b class="apart">{text}</b> <span class="soft">not in the text</span>
  </span>
);

/** The mentions of the response that are in no place of the text, below it. */
export function OutsideMentions({ model }: { readonly model: DocumentModel }) {
  const mentions = [...model.response.outside.keys()];
  if (mentions.length === 0) return null;
  return (
    <>
      <p class="soft small">Not in the text:</p>
      <LongList
        items={mentions}
        height={27}
        item={(mention) => (
          <li key={mention}>
            <button type="button" class="item" onClick={() => open(model, { side: 'response', mention })}>
              <bdi>{model.response.outside.get(mention)}</bdi>
            </button>
          </li>
        )}
      />
    </>
  );
}

/** The entity of the mention on each side. */
function ChainMarks({ model, stop }: { readonly model: DocumentModel; readonly stop: MentionRef }) {
  const other = model.counterpart(stop);
  const words = wordsOfMark(model.markOf(stop));
  return (
    <span class="into">
      <EntityMark model={model} entity={model.entityOf(stop)} />
      {words === undefined ? null : <Sign of={words} />}
      {words === undefined || other === undefined ? null : (
        <EntityMark model={model} entity={model.entityOf(other)} />
      )}
    </span>
  );
}

/** In which entity each system puts a mention of the key. */
function SystemMarks({ model, systems, stop }: ChainProps & { readonly stop: MentionRef }) {
  return (
    <span class="into">
      <EntityMark model={model} entity={model.entityOf(stop)} />
      {systems.map(({ name }, system) => {
        const own = modelOf(model.document, system);
        const [mark, other] = [own.markOf(stop), own.counterpart(stop)];
        const words = wordsOfMark(mark);
        return (
          <span key={name} class="by" title={`${name}: ${wordOf(mark)}`}>
            <bdi>{name}</bdi>
            {words === undefined ? 'right' : <Sign of={words} />}
            {words === undefined || other === undefined ? null : (
              <EntityMark model={own} entity={own.entityOf(other)} />
            )}
          </span>
        );
      })}
    </span>
  );
}
