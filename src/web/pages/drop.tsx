/** Starts the page that scores files: `index.html`, served by any host or by `corefeval ui`, which may put a report into it. */
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { eventSteps } from '../../page/events/pack.ts';
import type { EventIndex } from '../../page/events/types.ts';
import type { KitIndex } from '../../page/kit.ts';
import { documentSteps } from '../../page/pack.ts';
import type { Runs } from '../../page/runs.ts';
import type { PageIndex } from '../../page/types.ts';
import { version } from '../../version.ts';
import type { EventView } from '../events/event-document.tsx';
import { eventHelp } from '../events/event-help.ts';
import { eventViews } from '../events/index.ts';
import { App } from '../frame/app.tsx';
import { Header } from '../frame/frame.tsx';
import { helpTexts } from '../frame/help.tsx';
import { listenToKeys, useKeys } from '../frame/keys.ts';
import { listenToPrinting } from '../frame/near.ts';
import { blockText, inflate, pageData, readIndex } from '../frame/report-data.ts';
import { followAddress, go, route } from '../frame/route.ts';
import { restoreSettings, toggleTheme } from '../frame/settings.ts';
import { PLAY_VIEW } from '../playground/play.ts';
import { Playground } from '../playground/playground.tsx';
import { playground } from '../playground/view.tsx';
import { RUNS_VIEW, RunsView, runsView, savedRuns } from '../runs/view.tsx';
import { DropQuestion } from '../score/drop-question.tsx';
import { listenToDrops } from '../score/drop-target.ts';
import { KitPage } from '../score/kit-view.tsx';
import { inspect, type OpenReport, report, SCORE_VIEW, save } from '../score/score-state.ts';
import { ScoreFiles, scoreView } from '../score/score-view.tsx';
import { checkAgainst, kit } from '../score/tool-state.ts';
import { search } from '../search/index.ts';
import { views } from '../views.ts';

const PAGE_TITLE = 'corefeval';

/** The page before anything was scored. */
function Start() {
  const { view } = route.value;
  const isPlay = view === PLAY_VIEW;
  const isRuns = savedRuns.value !== undefined && (view === RUNS_VIEW || view === '');
  useEffect(() => {
    document.title = isPlay ? `Playground · ${PAGE_TITLE}` : PAGE_TITLE;
  }, [isPlay]);
  useKeys({ t: toggleTheme, p: () => go({ view: PLAY_VIEW }) });
  return (
    <>
      <Header
        title={PAGE_TITLE}
        tabs={[
          ...(savedRuns.value === undefined ? [] : [{ id: RUNS_VIEW, label: 'Runs' }]),
          { id: SCORE_VIEW, label: 'Score files' },
          { id: PLAY_VIEW, label: 'Playground' },
        ]}
        current={isPlay ? PLAY_VIEW : isRuns ? RUNS_VIEW : SCORE_VIEW}
      />
      <main id="main">{isPlay ? <Playground /> : isRuns ? <RunsView /> : <ScoreFiles />}</main>
      <footer>
        <p class="soft">corefeval {version}. Nothing on this page is loaded from or sent to a network.</p>
      </footer>
    </>
  );
}

function Page() {
  const open = report.value;
  const last = useRef(open);
  useLayoutEffect(() => {
    if (open === last.current) return;
    last.current = open;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [open]);
  if (kit.value !== undefined) return <KitPage index={kit.value.index} />;
  if (open === undefined) return <Start />;
  const tools = (
    <button type="button" class="save" onClick={save} title="Save the report as one file">
      Save<span class="wide"> report</span>
    </button>
  );
  if (open.task === 'events') {
    const { data } = open;
    const views = EVENT_VIEWS;
    return <App key={data} index={data.index} data={data} views={views} tools={tools} help={eventHelp} />;
  }
  const { data } = open;
  return (
    <App
      key={data}
      index={data.index}
      data={data}
      tools={tools}
      search={search}
      views={[...views, runsView, scoreView]}
      help={helpTexts}
    />
  );
}

/** The views of events, and the two that need no report. */
const EVENT_VIEWS = [...eventViews, playground, scoreView] as readonly EventView[];

/** Takes the report, or the test set, that is part of this page. */
async function takeIncluded(): Promise<void> {
  const index = await readIndex<PageIndex | EventIndex | KitIndex>();
  if (index === undefined) return;
  if ('testSet' in index) checkAgainst({ index, blocks: blocksOf(index) });
  else report.value = openReport(index);
}

function blocksOf(index: Pick<PageIndex | EventIndex | KitIndex, 'documents'>): readonly string[] {
  const count = Math.max(-1, ...index.documents.map(({ at }) => at?.[0] ?? -1)) + 1;
  return Array.from({ length: count }, (_, block) => blockText(`b${block}`));
}

function openReport(index: PageIndex | EventIndex): OpenReport {
  const blocks = blocksOf(index);
  const textOfBlock = (block: number) => blocks[block];
  return 'gold' in index
    ? { task: 'events', data: pageData(index, textOfBlock, eventSteps), packed: { index, blocks } }
    : { task: 'coreference', data: pageData(index, textOfBlock, documentSteps), packed: { index, blocks } };
}

/** The saved results that are part of this page, if there are some. */
async function includedRuns(): Promise<Runs | undefined> {
  if (document.getElementById('runs') === null) return undefined;
  return JSON.parse(new TextDecoder().decode(await inflate(blockText('runs'))));
}

async function start(): Promise<void> {
  await takeIncluded();
  savedRuns.value = await includedRuns();
  listenToKeys();
  listenToPrinting();
  followAddress();
  listenToDrops();
  const root = document.getElementById('app') as HTMLElement;
  root.replaceChildren();
  render(
    <>
      <Page />
      <DropQuestion />
    </>,
    root,
  );
  document.documentElement.dataset.ready = 'true';
  inspect();
}

restoreSettings();
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
