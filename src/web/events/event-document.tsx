import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { EventDocument, EventIndex, EventPair } from '../../report/page/events/event-types.ts';
import { systemOf } from '../columns.ts';
import { DocumentHead, UnknownDocument } from '../document/document-head.tsx';
import type { Stop } from '../document/model.ts';
import { forgetTarget, pinnedEntity, pinnedMention, show } from '../document/selection.ts';
import { SidePanel } from '../document/side-panel.tsx';
import { StopLine } from '../document/stop-line.tsx';
import { Strip } from '../document/strip.tsx';
import { Text } from '../document/text.tsx';
import { textKeys } from '../document/text-keys.ts';
import { useKeys } from '../keys.ts';
import { LoadedDocument } from '../loaded-document.tsx';
import { grouped, percent } from '../numbers.ts';
import type { PageData } from '../report-data.ts';
import { isSameId, route, setParams } from '../route.ts';
import type { View, ViewProps } from '../view.ts';
import { Clusters } from './clusters.tsx';
import { DocumentScores } from './document-scores.tsx';
import { filterOf, passing } from './event-filter.ts';
import { Filters } from './event-filters.tsx';
import { EventModel } from './event-model.ts';
import { eventPen, lightPair } from './event-pen.tsx';
import { Links } from './links.tsx';
import { PairTable } from './pair-table.tsx';

export type EventData = PageData<EventIndex, EventDocument>;
export type EventView = View<EventIndex, EventData>;
export type EventProps = ViewProps<EventIndex, EventData>;

export const eventDocument: EventView = { id: 'events', within: 'documents', component: EventDocumentView };

function EventDocumentView({ index, data }: EventProps) {
  const { id, params } = route.value;
  const ids = useMemo(() => index.documents.map((entry) => entry.id), [index]);
  const number = ids.findIndex((each) => isSameId(id, each));
  const system = systemOf(index, params.s);
  if (number < 0) return <UnknownDocument ids={ids} id={id} view="events" />;
  const { words, systems } = index.documents[number];
  return (
    <div class="document">
      <DocumentHead
        {...{ ids, number, system }}
        view="events"
        systems={index.systems}
        pinned={['e', 'm', 'c']}
      >
        <strong title={`F₁ of ${index.main} in this document`}>
          {percent(systems[system].scores[index.columns.indexOf(index.main)])}
        </strong>
        {words === 0 ? null : <span class="soft">{grouped(words)} words</span>}
      </DocumentHead>
      <LoadedDocument data={data} number={number} onChange={forgetTarget}>
        {(document) => <Body key={number} {...{ index, number, system, document }} />}
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
  const filter = useMemo(() => filterOf(params), [params.f, params.t, params.r, params.c]);
  const pairs = useMemo(() => model.pairs.filter(passing(model, filter)), [model, filter]);
  const shown = useMemo(() => new Set<EventPair | undefined>(pairs), [pairs]);
  const pen = useMemo(() => eventPen(model, (stop) => shown.has(model.pairOf(stop))), [model, shown]);
  const isShort = params.v === 'events';
  const kept = useMemo(() => (isShort ? rowsOf(model, pairs) : undefined), [model, pairs, isShort]);
  const differences = useMemo(
    () =>
      pairs
        .filter(({ verdict, wrong }) => verdict !== 'matched' || wrong.length > 0)
        .map((pair) => ({ at: model.stopOf(pair) }))
        .sort((a, b) => model.text.startOf(a.at) - model.text.startOf(b.at)),
    [model, pairs],
  );
  const [tab, setTab] = useState<(typeof TABS)[number]>('Clusters');
  const stop = useMemo(() => signal<Stop | undefined>(undefined), [model]);
  // A link to a mention opens at its words; a link to a cluster at its first mention.
  useEffect(() => {
    const entity = pinnedEntity(model.text);
    const at = pinnedMention(model.text) ?? (entity && model.text.mentionsOf(entity)[0]);
    if (at !== undefined) show(at);
  }, [model]);
  const fold = () => setParams({ v: isShort ? '' : 'events' });
  useKeys({ ...textKeys(model.text, differences), i: fold });
  return (
    <>
      <div class="docbar">
        <Filters model={model} index={index} filter={filter} />
        {model.hasText ? (
          <label>
            <input type="checkbox" checked={isShort} onChange={fold} /> only rows with events
          </label>
        ) : null}
      </div>
      <div class="docbody">
        <div class="textcolumn">
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
                  stop.value = now;
                }}
              />
              <Strip model={model.text} differences={differences} entity={pinnedEntity(model.text)} />
            </>
          ) : (
            <p class="note">
              The words of this document are not known: give its token table (-t) or its text (--texts) to see
              the events in the text.
            </p>
          )}
          <PairTable model={model} pairs={pairs} />
          {model.hasText ? <StopLine stop={stop} describe={(now) => model.describe(now)} /> : null}
        </div>
        <SidePanel tabs={TABS} tab={tab} setTab={setTab}>
          {tab === 'Clusters' ? <Clusters model={model} chosen={filter.clusters} /> : null}
          {tab === 'Links' ? <Links model={model} /> : null}
          {tab === 'Scores' ? <DocumentScores {...{ index, number, system }} /> : null}
        </SidePanel>
      </div>
    </>
  );
}

/** Rows with a mention of one of the pairs. */
function rowsOf(model: EventModel, pairs: readonly EventPair[]): Uint8Array {
  const rows = new Uint8Array(model.text.rows);
  const add = (at: Stop) => {
    const start = model.text.startOf(at);
    if (start < model.text.document.tokenStarts.length) rows[model.text.rowOf(start)] = 1;
  };
  for (const { gold, system } of pairs) {
    if (gold >= 0) add({ side: 'key', mention: gold });
    if (system >= 0) add({ side: 'response', mention: system });
  }
  return rows;
}
