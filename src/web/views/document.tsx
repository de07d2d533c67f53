import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { naturalOrder } from '../../core/natural-order.ts';
import { CONLL, documentValue, hasConll } from '../../report/page/page-scores.ts';
import type { PageDocument, PageIndex } from '../../report/page/page-types.ts';
import { Choice } from '../choice.tsx';
import { systemOf } from '../columns.ts';
import { Alignment } from '../document/alignment.tsx';
import {
  type Difference,
  differencesOf,
  type Kind,
  kindNames,
  kinds,
  markKinds,
} from '../document/differences.ts';
import { DocumentModel, type Stop } from '../document/model.ts';
import { Panel, type Tab } from '../document/panel.tsx';
import { describe } from '../document/row.tsx';
import { pinnedEntity, pinnedMention, show, target } from '../document/selection.ts';
import { Strip } from '../document/strip.tsx';
import { type Drawing, Text } from '../document/text.tsx';
import { textKeys } from '../document/text-keys.ts';
import { useKeys } from '../keys.ts';
import { grouped, percent } from '../numbers.ts';
import { go, hrefOf, isSameId, route, setParams } from '../route.ts';
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
  const [loaded, setLoaded] = useState<{
    readonly number: number;
    readonly document: PageDocument | undefined;
  }>();
  useEffect(() => {
    let isCurrent = true;
    target.value = undefined;
    if (number >= 0) {
      data?.document(number).then((found) => {
        if (isCurrent) setLoaded({ number, document: found });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [number, data]);
  if (number < 0) return <Unknown index={index} id={id} />;
  return (
    <div class="document">
      <Head index={index} number={number} system={system} />
      {loaded?.number !== number ? (
        <p class="note">Loading …</p>
      ) : loaded.document === undefined ? (
        <p class="note">
          The text of this document was left out of the report, which would have been too large with it.
        </p>
      ) : (
        <Body key={number} index={index} number={number} system={system} document={loaded.document} />
      )}
    </div>
  );
}

function Unknown({ index, id }: { readonly index: PageIndex; readonly id: string }) {
  const lower = id.toLowerCase();
  const near = index.documents
    .map((entry) => entry.id)
    .filter(
      (name) => lower !== '' && (name.toLowerCase().includes(lower) || lower.includes(name.toLowerCase())),
    )
    .sort(naturalOrder);
  const shown = (near.length > 0 ? near : index.documents.map((entry) => entry.id)).slice(0, 8);
  return (
    <div class="page">
      <h1 tabIndex={-1}>Not in this report</h1>
      <p>
        There is no document <bdi>“{id}”</bdi> here. Perhaps one of these:
      </p>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <a href={hrefOf({ view: 'd', id: name })} dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={hrefOf({ view: 'documents' })}>All documents</a>
      </p>
    </div>
  );
}

interface HeadProps {
  readonly index: PageIndex;
  readonly number: number;
  readonly system: number;
}

function Head({ index, number, system }: HeadProps) {
  const entry = index.documents[number];
  const { params } = route.value;
  const to = (step: number) => {
    const other = index.documents[number + step];
    if (other !== undefined) go({ view: 'd', id: other.id, params: { ...params, e: '', m: '' } });
  };
  useKeys({
    '[': () => to(-1),
    ']': () => to(1),
    s: () => setParams({ s: `${(system + 1) % index.systems.length}`, e: '', m: '' }),
  });
  const metric = hasConll(index) ? CONLL : index.metrics[0].id;
  return (
    <div class="dochead">
      <button
        type="button"
        class="quiet"
        disabled={number === 0}
        onClick={() => to(-1)}
        title="Previous document ([)"
      >
        <span aria-hidden="true">‹</span>
        <span class="hidden">Previous document</span>
      </button>
      <button
        type="button"
        class="quiet"
        disabled={number + 1 === index.documents.length}
        onClick={() => to(1)}
        title="Next document (])"
      >
        <span aria-hidden="true">›</span>
        <span class="hidden">Next document</span>
      </button>
      <h1 tabIndex={-1} dir="auto">
        {entry.id === '' ? '(without a name)' : entry.id}
      </h1>
      <strong title={metric === CONLL ? 'CoNLL score of this document' : undefined}>
        {percent(documentValue(index, system, number, metric))}
      </strong>
      <span class="soft">{grouped(entry.tokens)} tokens</span>
      {index.systems.length > 1 ? (
        <Choice
          label="system"
          value={`${system}`}
          options={index.systems.map(({ name }, s) => [`${s}`, name])}
          onChange={(value) => setParams({ s: value, e: '', m: '' })}
        />
      ) : null}
    </div>
  );
}

function Body({ index, number, system, document }: HeadProps & { readonly document: PageDocument }) {
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
  const isShown = useMemo(() => (mark: number) => isChosen(markKinds.get(mark) as Kind), [isChosen]);
  const differences = useMemo(() => all.filter(({ kind }) => isChosen(kind)), [all, isChosen]);
  const [tab, setTab] = useState<Tab>(pinnedEntity(model) === undefined ? 'Entities' : 'Chain');
  const stop = useSignal<Stop | undefined>(undefined);
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
            <Text
              model={model}
              drawing={drawing}
              isShown={isShown}
              onStop={(now) => {
                stop.value = now;
              }}
            />
            <Strip model={model} differences={differences} entity={pinnedEntity(model)} />
            <StopLine model={model} stop={stop} />
          </div>
        )}
        <Panel {...{ index, number, system, model, differences, tab, setTab }} />
      </div>
    </>
  );
}

/** The mention under the pointer, in words. A component of its own: nothing else is drawn again when it changes. */
function StopLine({
  model,
  stop,
}: {
  readonly model: DocumentModel;
  readonly stop: Signal<Stop | undefined>;
}) {
  return (
    <p class="stop" role="status">
      {stop.value === undefined
        ? 'Point at a mention, or move with the arrow keys.'
        : describe(model, stop.value)}
    </p>
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
