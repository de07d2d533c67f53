import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CONLL, documentValue, hasConll } from '../../report/page/page-scores.ts';
import type { PageDocument, PageIndex } from '../../report/page/page-types.ts';
import { systemOf } from '../columns.ts';
import { Alignment } from '../document/alignment.tsx';
import { Chain } from '../document/chain.tsx';
import type { Drawing } from '../document/chunks.tsx';
import {
  type Difference,
  differencesOf,
  type Kind,
  kindNames,
  kinds,
  markKinds,
} from '../document/differences.ts';
import { DocumentHead, UnknownDocument } from '../document/document-head.tsx';
import { DocumentModel, type Stop } from '../document/model.ts';
import { Panel, type Tab } from '../document/panel.tsx';
import { describe } from '../document/row.tsx';
import { forgetTarget, pinnedEntity, pinnedMention, show } from '../document/selection.ts';
import { StopLine } from '../document/stop-line.tsx';
import { Strip } from '../document/strip.tsx';
import { MOST_PRINTED, Text } from '../document/text.tsx';
import { textKeys } from '../document/text-keys.ts';
import { useKeys } from '../keys.ts';
import { LoadedDocument } from '../loaded-document.tsx';
import { printing } from '../near.ts';
import { grouped, percent } from '../numbers.ts';
import { isSameId, route, setParams } from '../route.ts';
import type { View, ViewProps } from '../view.ts';

export const document: View = { id: 'd', within: 'documents', component: DocumentView };

const DRAWINGS: readonly (readonly [id: Drawing | 'align', label: string])[] = [
  ['one', 'Interleaved'],
  ['two', 'Side by side'],
  ['diff', 'Differences'],
  ['align', 'Alignment'],
];

function DocumentView({ index, data }: ViewProps) {
  const { id, params } = route.value;
  const number = index.documents.findIndex((entry) => isSameId(id, entry.id));
  const system = systemOf(index, params.s);
  const ids = useMemo(() => index.documents.map((entry) => entry.id), [index]);
  if (number < 0) return <UnknownDocument ids={ids} id={id} view="d" />;
  const metric = hasConll(index) ? CONLL : index.metrics[0].id;
  return (
    <div class="document">
      <DocumentHead {...{ ids, number, system }} view="d" systems={index.systems} pinned={['e', 'm']}>
        <strong title={metric === CONLL ? 'CoNLL score of this document' : undefined}>
          {percent(documentValue(index, system, number, metric))}
        </strong>
        <span class="soft">{grouped(index.documents[number].tokens)} tokens</span>
      </DocumentHead>
      <LoadedDocument data={data} number={number} onChange={forgetTarget}>
        {(document) => <Body key={number} {...{ index, number, system, document }} />}
      </LoadedDocument>
    </div>
  );
}

interface BodyProps {
  readonly index: PageIndex;
  readonly number: number;
  readonly system: number;
  readonly document: PageDocument;
}

function Body({ index, number, system, document }: BodyProps) {
  const model = useMemo(() => new DocumentModel(document, system), [document, system]);
  const all = useMemo(() => differencesOf(model), [model]);
  const { params } = route.value;
  const hasText = document.text !== '';
  const drawing = DRAWINGS.find(([id]) => id === params.v)?.[0] ?? 'one';
  const chosen = useMemo(
    () => new Set((params.f ?? '').split(',').filter((name): name is Kind => name in kinds)),
    [params.f],
  );
  const isChosen = useMemo(() => (kind: Kind) => chosen.size === 0 || chosen.has(kind), [chosen]);
  const kept = useMemo(
    () => (drawing === 'diff' ? model.rowsWith((mark) => isChosen(markKinds.get(mark) as Kind)) : undefined),
    [model, drawing, isChosen],
  );
  const differences = useMemo(() => all.filter(({ kind }) => isChosen(kind)), [all, isChosen]);
  const [tab, setTab] = useState<Tab>(pinnedEntity(model) === undefined ? 'Entities' : 'Chain');
  const stop = useMemo(() => signal<Stop | undefined>(undefined), [model]);
  const pinned = pinnedMention(model);
  // A link to a mention opens at its words; a link to an entity at its first mention.
  useEffect(() => {
    const entity = pinnedEntity(model);
    const at = pinned ?? (entity && model.mentionsOf(entity)[0]);
    if (at !== undefined) show(at);
  }, [model]);
  const pinnedText = params.e ?? '';
  useEffect(() => {
    if (pinnedText !== '') setTab('Chain');
  }, [pinnedText]);
  const order = DRAWINGS.map(([id]) => id);
  const next = order[(order.indexOf(drawing) + 1) % order.length];
  useKeys({ ...textKeys(model, differences), i: () => setParams({ v: next }, { push: true }) });
  return (
    <>
      <div class="docbar">
        <div class="segments" role="group" aria-label="Drawing">
          {DRAWINGS.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === drawing}
              onClick={() => setParams({ v: id === 'one' ? '' : id }, { push: true })}
            >
              {label}
            </button>
          ))}
        </div>
        <Filters differences={all} chosen={chosen} />
      </div>
      <Banners model={model} system={index.systems[system].name} />
      <div class="docbody">
        {drawing === 'align' || !hasText ? (
          <div class="textcolumn">
            {hasText ? null : (
              <p class="note">The format has no words, so only entities and differences are listed.</p>
            )}
            <Alignment model={model} />
          </div>
        ) : (
          <div class="textcolumn">
            {printing.value && document.length > MOST_PRINTED ? <PrintedChain model={model} /> : null}
            <Text
              model={model}
              drawing={drawing}
              kept={kept}
              onStop={(now) => {
                stop.value = now;
              }}
            />
            <Strip model={model} differences={differences} entity={pinnedEntity(model)} />
            <StopLine stop={stop} describe={(now) => describe(model, now)} />
          </div>
        )}
        <Panel {...{ index, number, system, model, differences, tab, setTab }} />
      </div>
    </>
  );
}

/** What is printed of a long document before the sentences on the screen. */
function PrintedChain({ model }: { readonly model: DocumentModel }) {
  return (
    <div class="printonly">
      <p class="note">
        This document has {grouped(model.document.length)} tokens, and documents of up to{' '}
        {grouped(MOST_PRINTED)} are printed whole. Printed are the sentences on the screen
        {pinnedEntity(model) === undefined ? '.' : ', and before them the pinned chain.'}
      </p>
      {pinnedEntity(model) === undefined ? null : <Chain model={model} />}
    </div>
  );
}

function Filters({
  differences,
  chosen,
}: {
  readonly differences: readonly Difference[];
  readonly chosen: ReadonlySet<Kind>;
}) {
  const counts = new Map<Kind, number>();
  for (const { kind } of differences) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const toggle = (kind: Kind) => {
    const next = new Set(chosen);
    if (!next.delete(kind)) next.add(kind);
    setParams({ f: [...next].join(',') });
  };
  return (
    <div class="filters" role="group" aria-label="Kinds of differences">
      {kindNames
        .filter((kind) => counts.has(kind) || chosen.has(kind))
        .map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={chosen.has(kind)}
            onClick={() => toggle(kind)}
            title={kinds[kind].label}
          >
            <b class="sign" aria-hidden="true">
              {kinds[kind].sign}
            </b>
            <span class="label">{kinds[kind].label}</span> {counts.get(kind) ?? 0}
          </button>
        ))}
    </div>
  );
}

function Banners({ model, system }: { readonly model: DocumentModel; readonly system: string }) {
  const { isMissing, difference } = model.response;
  if (isMissing) {
    return (
      <p class="banner">
        <bdi>{system}</bdi> has no such document; only the key is shown, and every mention is missing.
      </p>
    );
  }
  if (difference === undefined) return null;
  return (
    <p class="banner">
      The texts differ from token {difference.token + 1} on: “<bdi>{difference.key}</bdi>” in the key, “
      <bdi>{difference.response}</bdi>” in the response. The words of the key are shown.
    </p>
  );
}
