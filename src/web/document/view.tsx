import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { CONLL_ID, documentValue, hasConll } from '../../page/scores.ts';
import type { Steps } from '../../page/steps.ts';
import type { PageDocument, PageIndex } from '../../page/types.ts';
import { useKeys } from '../frame/keys.ts';
import { printing } from '../frame/near.ts';
import { isSameId, route, setParams } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';
import { systemOf } from '../parts/columns.ts';
import { grouped, lengthNoun, percent } from '../parts/numbers.ts';
import { Sign } from '../parts/sign.tsx';
import { AlignmentView } from './alignment.tsx';
import { BesideChoice, besideOf, useWide } from './beside.tsx';
import { Chain, OutsideMentions } from './chain.tsx';
import type { Drawing } from './chunks.tsx';
import { describeMention } from './describe-mention.ts';
import {
  type DifferenceKind,
  differencesOf,
  type EntityDifference,
  flowsOf,
  kindNames,
  kinds,
  kindsInAddress,
  markKinds,
} from './differences.ts';
import { DocumentHead, leaveSystem, UnknownDocument } from './document-head.tsx';
import { entityList } from './entity-list.ts';
import { LoadedDocument } from './loaded-document.tsx';
import { type DocumentModel, modelOf } from './model.ts';
import { Panel, type PanelTab } from './panel.tsx';
import { forgetTarget, pinnedEntity, pinnedMention, show } from './selection.ts';
import { StopLine } from './side-panel.tsx';
import { Strip } from './strip.tsx';
import { MAX_PRINTED_TOKENS, Text } from './text.tsx';
import { textKeys } from './text-keys.ts';

/** What is pinned in a document. */
const PINNED = ['e', 'm'] as const;

export const document: View = {
  id: 'd',
  within: 'documents',
  systems: 'one',
  leaveSystem: leaveSystem(PINNED),
  component: DocumentView,
};

const DRAWINGS: readonly (readonly [id: Drawing | 'align', label: string])[] = [
  ['one', 'Interleaved'],
  ['two', 'Side by side'],
  ['diff', 'Differences'],
  ['align', 'Alignment'],
];

function DocumentView({ index, data }: ViewProps) {
  const { id, params } = route.value;
  const number = useMemo(() => index.documents.findIndex((entry) => isSameId(id, entry.id)), [index, id]);
  const system = systemOf(index, params.s);
  const ids = useMemo(() => index.documents.map((entry) => entry.id), [index]);
  if (number < 0) return <UnknownDocument ids={ids} id={id} view="d" />;
  const metric = hasConll(index) ? CONLL_ID : index.metrics[0].id;
  const { tokens } = index.documents[number];
  return (
    <div class="document">
      <DocumentHead ids={ids} number={number} view="d" pinned={PINNED}>
        <strong title={metric === CONLL_ID ? 'CoNLL score of this document' : undefined}>
          {percent(documentValue(index, system, number, metric))}
        </strong>
        {tokens === 0 ? null : <span class="soft">{`${grouped(tokens)} ${lengthNoun(index)}`}</span>}
      </DocumentHead>
      <LoadedDocument
        data={data}
        number={number}
        onChange={forgetTarget}
        prepare={(document) => prepared(document, system)}
      >
        {(document) => (
          <Body key={number} index={index} number={number} system={system} document={document} />
        )}
      </LoadedDocument>
    </div>
  );
}

/** What the first drawing of a long document needs. */
function* prepared(document: PageDocument, system: number): Steps<void> {
  const model = modelOf(document, system);
  yield;
  flowsOf(model);
  yield;
  differencesOf(model);
  yield;
  entityList(model, 'size');
}

interface BodyProps {
  readonly index: PageIndex;
  readonly number: number;
  readonly system: number;
  readonly document: PageDocument;
}

export function Body({ index, number, system, document }: BodyProps) {
  const model = useMemo(() => modelOf(document, system), [document, system]);
  const all = useMemo(() => differencesOf(model), [model]);
  const { params } = route.value;
  const hasText = document.text !== '';
  const drawings = hasText ? DRAWINGS : DRAWINGS.filter(([id]) => id === 'align');
  const drawing = drawings.find(([id]) => id === params.v)?.[0] ?? drawings[0][0];
  const chosen = useMemo(() => kindsInAddress(params.f ?? ''), [params.f]);
  const isChosen = useMemo(() => (kind: DifferenceKind) => chosen.size === 0 || chosen.has(kind), [chosen]);
  const kept = useMemo(
    () =>
      drawing === 'diff'
        ? model.rowsWith((mark) => isChosen(markKinds.get(mark) as DifferenceKind))
        : undefined,
    [model, drawing, isChosen],
  );
  const differences = useMemo(() => all.filter(({ kind }) => isChosen(kind)), [all, isChosen]);
  const [tab, setTab] = useState<PanelTab>(pinnedEntity(model) === undefined ? 'Entities' : 'Chain');
  const described = useMemo(() => signal<string | undefined>(undefined), [model]);
  const { systems } = index;
  const hasRoom = useWide() && drawing === 'two' && systems.length > 1;
  const second = hasRoom ? besideOf(systems.length, system, params.b) : undefined;
  const beside = useMemo(
    () => (second === undefined ? undefined : modelOf(document, second)),
    [document, second],
  );
  const response = systems.length > 1 ? systems[system].name : 'response';
  const sides = ['key', response, ...(second === undefined ? [] : [systems[second].name])];
  const pinned = pinnedMention(model);
  // A link to a mention opens at its words; a link to an entity at its first mention. A layout effect,
  // which runs before the next key: a later one would undo its move.
  useLayoutEffect(() => {
    const entity = pinnedEntity(model);
    const at = pinned ?? (entity && model.mentionsOf(entity)[0]);
    if (at !== undefined) show(at);
  }, [model]);
  const pinnedText = params.e ?? '';
  useEffect(() => {
    // Terms in the list of explanations are links: the list stays open.
    if (pinnedText !== '') setTab((now) => (now === 'Explain' ? now : 'Chain'));
  }, [pinnedText]);
  const order = drawings.map(([id]) => id);
  const next = order[(order.indexOf(drawing) + 1) % order.length];
  const showNext = () => {
    if (next !== drawing) setParams({ v: next }, { push: true });
  };
  useKeys({ ...textKeys(model, differences), i: showNext });
  return (
    <>
      <div class="docbar">
        <div class="segments" role="group" aria-label="Drawing">
          {drawings.map(([id, label]) => (
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
        {hasRoom ? <BesideChoice systems={systems} chosen={system} beside={second} /> : null}
      </div>
      <Banners model={model} system={index.systems[system].name} />
      <div class="docbody">
        {drawing === 'align' ? (
          <div class="textcolumn">
            {hasText ? null : (
              <p class="note">
                The words are not known: the format has none, or the text beside the annotation, such as the
                .txt file of brat, was not there. Entities and differences are listed.
              </p>
            )}
            <AlignmentView model={model} />
          </div>
        ) : (
          <div class="textcolumn">
            {printing.value && document.length > MAX_PRINTED_TOKENS ? (
              <PrintedChain model={model} systems={systems} />
            ) : null}
            <Text
              model={model}
              beside={beside}
              drawing={drawing}
              kept={kept}
              sides={sides}
              onStop={(now, of) => {
                described.value = now && describeMention(of, now);
              }}
            />
            <OutsideMentions model={model} />
            <Strip model={model} differences={differences} entity={pinnedEntity(model)} />
            <StopLine text={described} />
          </div>
        )}
        <Panel
          index={index}
          number={number}
          system={system}
          model={model}
          differences={differences}
          tab={tab}
          setTab={setTab}
        />
      </div>
    </>
  );
}

/** Printed before the sentences on the screen, if the document is long. */
function PrintedChain({
  model,
  systems,
}: {
  readonly model: DocumentModel;
  readonly systems: PageIndex['systems'];
}) {
  return (
    <div class="printonly">
      <p class="note">
        This document has {grouped(model.document.length)} positions, and documents of up to{' '}
        {grouped(MAX_PRINTED_TOKENS)} are printed completely. Here, only the sentences on the screen are
        printed
        {pinnedEntity(model) === undefined ? '.' : ', and before them the pinned chain.'}
      </p>
      {pinnedEntity(model) === undefined ? null : <Chain model={model} systems={systems} />}
    </div>
  );
}

function Filters({
  differences,
  chosen,
}: {
  readonly differences: readonly EntityDifference[];
  readonly chosen: ReadonlySet<DifferenceKind>;
}) {
  const counts = new Map<DifferenceKind, number>();
  for (const { kind } of differences) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const toggle = (kind: DifferenceKind) => {
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
            <Sign of={kinds[kind]} />
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
