import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { EventDocument, EventIndex, EventPair } from '../../page/events/types.ts';
import { Docbar } from '../document/docbar.tsx';
import { DocumentHead, leaveSystem, UnknownDocument } from '../document/document-head.tsx';
import { LoadedDocument } from '../document/loaded-document.tsx';
import type { MentionRef } from '../document/model.ts';
import { forgetTarget, open, pinnedEntity, pinnedMention, show } from '../document/selection.ts';
import { SidePanel, StopLine } from '../document/side-panel.tsx';
import { Strip } from '../document/strip.tsx';
import { Text } from '../document/text.tsx';
import { textKeys } from '../document/text-keys.ts';
import { useKeys } from '../frame/keys.ts';
import type { PageData } from '../frame/report-data.ts';
import { isSameId, route, setParams } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';
import { systemOf } from '../parts/columns.ts';
import { grouped, percent } from '../parts/numbers.ts';
import { Clusters } from './clusters.tsx';
import { DocumentScoreTable } from './document-scores.tsx';
import { filterOf, NO_FILTER, passing } from './event-filter.ts';
import { Filters } from './event-filters.tsx';
import { EventModel } from './event-model.ts';
import { eventPen, lightPair } from './event-pen.tsx';
import { errorsOf, eventKinds, kindWords } from './kinds.ts';
import { Links } from './links.tsx';
import { PairTable } from './pair-table.tsx';

export type EventData = PageData<EventIndex, EventDocument>;
export type EventView = View<EventIndex, EventData>;
export type EventProps = ViewProps<EventIndex, EventData>;

/** What is pinned in a document. */
const PINNED = ['e', 'm', 'c'] as const;

export const eventDocument: EventView = {
  id: 'events',
  within: 'documents',
  systems: 'one',
  leaveSystem: leaveSystem(PINNED),
  component: EventDocumentView,
};

function EventDocumentView({ index, data }: EventProps) {
  const { id, params } = route.value;
  const ids = useMemo(() => index.documents.map((entry) => entry.id), [index]);
  const number = ids.findIndex((each) => isSameId(id, each));
  const system = systemOf(index, params.s);
  if (number < 0) return <UnknownDocument ids={ids} id={id} view="events" />;
  const { words, systems } = index.documents[number];
  return (
    <div class="document">
      <DocumentHead ids={ids} number={number} view="events" pinned={PINNED}>
        <strong title={`F₁ of ${index.main} in this document`}>
          {percent(systems[system].scores[index.columns.indexOf(index.main)])}
        </strong>
        {words === 0 ? null : <span class="soft">{grouped(words)} words</span>}
      </DocumentHead>
      <LoadedDocument data={data} number={number} onChange={forgetTarget}>
        {(document) => (
          <Body key={number} index={index} number={number} system={system} document={document} />
        )}
      </LoadedDocument>
    </div>
  );
}

interface BodyProps {
  readonly index: EventIndex;
  readonly number: number;
  readonly system: number;
  readonly document: EventDocument;
}

const TABS = ['Clusters', 'Links', 'Scores'] as const;

function Body({ index, number, system, document }: BodyProps) {
  const { params } = route.value;
  const model = useMemo(() => new EventModel(document, system), [document, system]);
  const filter = useMemo(
    () => filterOf(params, eventKinds(index.attributes)),
    [index, params.f, params.t, params.r, params.c],
  );
  const pairs = useMemo(() => model.pairs.filter(passing(model, filter)), [model, filter]);
  const shown = useMemo(() => new Set<EventPair | undefined>(pairs), [pairs]);
  const pen = useMemo(() => eventPen(model, (stop) => shown.has(model.pairOf(stop))), [model, shown]);
  const stops = useMemo(() => model.text.stops.filter(pen.isDrawn), [model, pen]);
  const openStop = (at: MentionRef) => {
    const isHidden = !pen.isDrawn(at);
    open(model.text, at);
    // After the pin, so that Back leads to the filters again.
    if (isHidden) setParams(NO_FILTER);
  };
  const isShort = params.v === 'events';
  const kept = useMemo(() => (isShort ? rowsOf(model, pairs) : undefined), [model, pairs, isShort]);
  const differences = useMemo(
    () =>
      pairs
        .filter(({ verdict, wrong }) => verdict !== 'right' || wrong.length > 0)
        .map((pair) => ({ at: model.stopOf(pair), family: kindWords(errorsOf(pair)[0])?.family }))
        .sort((a, b) => model.text.startOf(a.at) - model.text.startOf(b.at)),
    [model, pairs],
  );
  const [tab, setTab] = useState<(typeof TABS)[number]>('Clusters');
  const described = useMemo(() => signal<string | undefined>(undefined), [model]);
  // A link to a mention opens at its words; a link to a cluster at its first mention. A layout effect,
  // which runs before the next key: a later one would undo its move.
  useLayoutEffect(() => {
    const entity = pinnedEntity(model.text);
    const at = pinnedMention(model.text) ?? (entity && model.text.mentionsOf(entity)[0]);
    if (at !== undefined) show(at);
  }, [model]);
  const say = (text: string) => {
    described.value = text;
  };
  const fold = () => setParams({ v: isShort ? '' : 'events' });
  useKeys({ ...textKeys(model.text, differences, model.hasText ? { stops, say } : { stops }), i: fold });
  return (
    <>
      <Docbar>
        <Filters model={model} index={index} filter={filter} />
        {model.hasText ? (
          <label>
            <input type="checkbox" checked={isShort} onChange={fold} /> only rows with events
          </label>
        ) : null}
      </Docbar>
      <div class="docbody">
        <div class="textcolumn">
          <Lack model={model} system={index.systems[system].name} />
          {model.hasText ? (
            <>
              <Text
                model={model.text}
                drawing="two"
                kept={kept}
                without="events"
                sides={['gold', `system: ${index.systems[system].name}`]}
                pen={pen}
                onHover={(now) => lightPair(model, now)}
                onStop={(now) => {
                  described.value = now && model.describe(now);
                }}
              />
              <Strip model={model.text} marks={differences} entity={pinnedEntity(model.text)} />
            </>
          ) : (
            <p class="note">
              The words of this document are not known: neither its token table (<code>-t</code>) nor its text
              (<code>--texts</code>) was given. All events are in the table below.
            </p>
          )}
          <PairTable model={model} pairs={pairs} onOpen={openStop} />
          {model.hasText ? <StopLine text={described} /> : null}
        </div>
        <SidePanel tabs={TABS} tab={tab} setTab={setTab}>
          {tab === 'Clusters' ? <Clusters model={model} chosen={filter.clusters} onOpen={openStop} /> : null}
          {tab === 'Links' ? <Links model={model} onOpen={openStop} /> : null}
          {tab === 'Scores' ? <DocumentScoreTable index={index} number={number} system={system} /> : null}
        </SidePanel>
      </div>
    </>
  );
}

/** Says that a file has no such document: otherwise its mentions look overlooked, or invented. */
function Lack({ model: { lackedBy }, system }: { readonly model: EventModel; readonly system: string }) {
  if (lackedBy.length === 0) return null;
  return (
    <p class="note">
      {lackedBy.length === 2 ? (
        <>
          Neither gold nor <bdi>{system}</bdi> has this document; another system has it.
        </>
      ) : lackedBy[0] === 'gold' ? (
        'Gold has no such document: nothing in it can be matched.'
      ) : (
        <>
          <bdi>{system}</bdi> has no such document: all gold mentions are missing.
        </>
      )}
    </p>
  );
}

/** Rows with a mention of one of the pairs. */
function rowsOf(model: EventModel, pairs: readonly EventPair[]): Uint8Array {
  const rows = new Uint8Array(model.text.rows);
  const add = (at: MentionRef) => {
    const start = model.text.startOf(at);
    if (start < model.text.document.tokenStarts.length) rows[model.text.rowOf(start)] = 1;
  };
  for (const { gold, system } of pairs) {
    if (gold >= 0) add({ side: 'key', mention: gold });
    if (system >= 0) add({ side: 'response', mention: system });
  }
  return rows;
}
