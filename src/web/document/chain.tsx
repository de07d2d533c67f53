import { signOf } from '../marks.ts';
import { counted } from '../numbers.ts';
import type { DocumentModel, EntityRef, Stop } from './model.ts';
import { open, pinnedEntity } from './selection.ts';
import { EntityMark } from './tag-mark.tsx';

/** The pinned chain with a few words around each mention. */
export function Chain({ model }: { readonly model: DocumentModel }) {
  const pinned = pinnedEntity(model);
  if (pinned === undefined)
    return (
      <p>
        Click a mention, or an entity in the list: its mentions are listed here. The keys n and N walk along
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
      <ul class="list chain">
        {stops.slice(0, 1000).map((stop) => (
          <li key={`${stop.side}${stop.mention}`}>
            <button type="button" class="item" onClick={() => open(model, stop)}>
              <Concordance model={model} stop={stop} />
              <ChainMarks model={model} stop={stop} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether a response mention is right, so that the key mention stands for both. */
function isTwinIn(model: DocumentModel, { mention }: Stop, key: EntityRef | undefined): boolean {
  const twin = model.response.twins[mention];
  return twin >= 0 && key !== undefined && model.key.entities[twin] === key.entity;
}

const AROUND = 4;

function Concordance({ model, stop }: { readonly model: DocumentModel; readonly stop: Stop }) {
  const [start, end] = [model.startOf(stop), model.endOf(stop)];
  return (
    <span class="name" dir="auto">
      <span class="soft">{model.text(Math.max(0, start - AROUND), start)} </span>
      <b>{model.textOf(stop)}</b>
      <span class="soft"> {model.text(end, end + AROUND)}</span>
    </span>
  );
}

/** In which entity each side puts the mention. */
function ChainMarks({ model, stop }: { readonly model: DocumentModel; readonly stop: Stop }) {
  const other = model.counterpart(stop);
  const sign = signOf(model.markOf(stop));
  return (
    <span class="into">
      <EntityMark model={model} entity={model.entityOf(stop)} />
      {sign === '' ? null : <b class="sign">{sign}</b>}
      {sign === '' || other === undefined ? null : (
        <EntityMark model={model} entity={model.entityOf(other)} />
      )}
    </span>
  );
}
