import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { CONLL_ID, documentValue, hasConll } from '../../page/scores.ts';
import type { Steps } from '../../page/steps.ts';
import { EXTRA, type PageDocument, type PageIndex } from '../../page/types.ts';
import { ExplainView } from '../explain/explain-view.tsx';
import { useKeys } from '../frame/keys.ts';
import { printing } from '../frame/near.ts';
import { hrefOf, isSameId, route, setParams } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';
import { systemOf } from '../parts/columns.ts';
import { counted, grouped, lengthNoun, percent } from '../parts/numbers.ts';
import { shortNames } from '../parts/short-names.ts';
import { AlignmentView } from './alignment.tsx';
import { Banners, PrintedChain } from './banners.tsx';
import { BesideChoice, besideOf, useWide } from './beside.tsx';
import { OutsideMentions } from './chain.tsx';
import { Chips, chipCounts, chipOrder, toggledKinds } from './chips.tsx';
import { describeInDepth } from './describe-mention.ts';
import { type DifferenceKind, differencesOf, flowsOf, isMarkKind, kinds } from './differences.ts';
import { Docbar } from './docbar.tsx';
import { DocumentHead, leaveSystem, UnknownDocument } from './document-head.tsx';
import { Drawings, drawingOf, drawingsOf, hasWords } from './drawings.tsx';
import { entityList } from './entity-list.ts';
import { Legend } from './legend.tsx';
import { LoadedDocument } from './loaded-document.tsx';
import { type DocumentModel, type MentionRef, modelOf } from './model.ts';
import { Panel, type PanelTab } from './panel.tsx';
import {
  entityAddress,
  forgetTarget,
  mentionAddress,
  pinnedEntity,
  pinnedMention,
  show,
} from './selection.ts';
import { StopLine } from './side-panel.tsx';
import { Strip } from './strip.tsx';
import { MAX_PRINTED_TOKENS, Text } from './text.tsx';
import { textKeys } from './text-keys.ts';
import { useDrawn } from './use-drawn.ts';

/** What is pinned in a document. */
const PINNED = ['e', 'm'] as const;

export const document: View = {
  id: 'd',
  within: 'documents',
  systems: 'one',
  leaveSystem: leaveSystem(PINNED),
  component: DocumentView,
};

function DocumentView({ index, data }: ViewProps) {
  const { id, params } = route.value;
  const number = useMemo(() => index.documents.findIndex((entry) => isSameId(id, entry.id)), [index, id]);
  const system = systemOf(index, params.s);
  const ids = useMemo(() => index.documents.map((entry) => entry.id), [index]);
  if (number < 0) return <UnknownDocument ids={ids} id={id} view="d" />;
  const metric = hasConll(index) ? CONLL_ID : index.metrics[0].id;
  const { tokens, mentions } = index.documents[number];
  const metricName =
    metric === CONLL_ID ? 'CoNLL' : (index.metrics.find(({ id: each }) => each === metric)?.label ?? metric);
  return (
    <div class="document">
      <DocumentHead ids={ids} number={number} view="d" pinned={PINNED}>
        <strong title={`${metricName} of this document`}>
          {percent(documentValue(index, system, number, metric))}
        </strong>
        <span class="soft docfacts">
          {[
            `${metricName}, ${index.systems[system].name}`,
            ...(tokens === 0 ? [] : [`${grouped(tokens)} ${lengthNoun(index)}`]),
            counted(mentions, 'mention'),
          ].join(' · ')}
        </span>
        <Drawings />
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
  const drawing = drawingOf(hasText, params.v);
  useLayoutEffect(() => {
    hasWords.value = hasText;
  }, [hasText]);
  const { systems } = index;
  const hasRoom = useWide() && drawing === 'two' && systems.length > 1;
  const second = hasRoom ? besideOf(systems.length, system, params.b) : undefined;
  const beside = useMemo(
    () => (second === undefined ? undefined : modelOf(document, second)),
    [document, second],
  );
  const pinned = pinnedMention(model);
  const shown = useDrawn(model, beside, params);
  const { drawn, chosen } = shown;
  const kept = useMemo(
    () =>
      drawing === 'diff'
        ? model.rowsWith((stop) => !drawn.isHidden(stop) && !drawn.isFaded(stop))
        : undefined,
    [model, drawing, drawn],
  );
  const differences = useMemo(
    () => all.filter(({ kind, at }) => !drawn.isHidden(at) && (chosen.size === 0 || chosen.has(kind))),
    [all, drawn, chosen],
  );
  const isBoth = drawing !== 'two';
  const isStop = (at: MentionRef) =>
    !drawn.isHidden(at) &&
    !drawn.isFaded(at) &&
    !(isBoth && at.side === 'response' && model.markOf(at) !== EXTRA);
  const stops = useMemo(() => model.stops.filter(isStop), [model, drawn, isBoth]);
  const marks = useMemo(
    () =>
      all
        .filter(({ kind, at }) => isMarkKind(kind) && isStop(at))
        .map(({ kind, at }) => ({ at, family: kinds[kind].family })),
    [all, drawn, isBoth],
  );
  const counts = useMemo(() => chipCounts(all, ({ at }) => shown.isHidden(at)), [all, shown.isHidden]);
  const order = chipOrder(counts, chosen, systems[system].analysis);
  const [tab, setTab] = useState<PanelTab>(pinnedEntity(model) === undefined ? 'Entities' : 'Chain');
  const described = useMemo(() => signal<string | undefined>(undefined), [model]);
  const link = useMemo(() => signal<string | undefined>(undefined), [model]);
  const names = useMemo(() => shortNames(systems.map(({ name }) => name)), [systems]);
  const response = systems.length > 1 ? names[system] : 'response';
  const sides = ['key', response, ...(second === undefined ? [] : [names[second]])];
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
  const ids = drawingsOf(hasText);
  const next = ids[(ids.indexOf(drawing) + 1) % ids.length];
  const showNext = () => {
    if (next !== drawing) setParams({ v: next === 'one' ? '' : next }, { push: true });
  };
  const toggle = (kind: DifferenceKind) => {
    setParams({ f: toggledKinds(chosen, kind) });
    if (!chosen.has(kind)) setTab(isMarkKind(kind) ? 'Errors' : 'Entities');
  };
  const say = (text: string) => {
    described.value = text;
    link.value = undefined;
  };
  useKeys({
    ...textKeys(model, marks, { stops, say }),
    ...Object.fromEntries(order.map((kind, at) => [`${at + 1}`, () => toggle(kind)])),
    i: showNext,
    z: () => setParams({ z: shown.hasSingletons ? '0' : '1' }),
    c: () => setParams({ c: shown.hasTint ? '' : '1' }),
  });
  return (
    <>
      <Docbar>
        <Chips order={order} counts={counts} chosen={chosen} onToggle={toggle} />
        {hasRoom ? <BesideChoice systems={systems} chosen={system} beside={second} /> : null}
      </Docbar>
      <Banners model={model} system={index.systems[system].name} />
      <div class="docbody">
        {drawing === 'explain' ? (
          <div class="textcolumn">
            <ExplainView index={index} number={number} system={system} model={model} />
          </div>
        ) : drawing === 'align' ? (
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
            <Legend
              isBoth={isBoth}
              hasSingletons={shown.hasSingletons}
              hiddenMarks={[...counts.hidden].reduce((sum, [kind, n]) => sum + (isMarkKind(kind) ? n : 0), 0)}
              hasTint={shown.hasTint}
            />
            <Text
              model={model}
              beside={beside}
              drawing={drawing}
              kept={kept}
              sides={sides}
              pen={shown.pen}
              besidePen={shown.besidePen}
              onStop={(now, of) => {
                if (now === undefined) return;
                described.value = describeInDepth(of, now);
                link.value = of === model ? linkTo(model, now) : undefined;
              }}
            />
            <OutsideMentions model={model} />
            <Strip model={model} marks={marks} entity={pinnedEntity(model)} />
            <StopLine text={described} link={link} />
          </div>
        )}
        <Panel
          index={index}
          number={number}
          system={system}
          model={model}
          differences={differences}
          chosen={chosen}
          tab={tab}
          setTab={setTab}
        />
      </div>
    </>
  );
}

/** The address of a mention. */
const linkTo = (model: DocumentModel, stop: MentionRef): string => {
  const { view, id, params } = route.peek();
  const e = entityAddress(model.entityOf(stop));
  return hrefOf({ view, id, params: { ...params, e, m: mentionAddress(model, stop) } });
};
