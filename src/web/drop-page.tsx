/** Starts the page that scores files: `index.html`, on any host or by `corefeval ui`, which may put a report into it. */
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { unpackDocument } from '../report/page/pack.ts';
import { version } from '../version.ts';
import { App } from './app.tsx';
import { Header } from './frame.tsx';
import { helpTexts } from './help.tsx';
import { listenToKeys, useKeys } from './keys.ts';
import { listenToPrinting } from './near.ts';
import { PLAY } from './playground/play.ts';
import { Playground } from './playground/playground.tsx';
import { blockText, type ReportData, readData } from './report-data.ts';
import { followAddress, go, route } from './route.ts';
import { inspect, report, SCORE, save } from './score/desk.ts';
import { listenToDrops } from './score/drop-target.ts';
import { ScoreFiles, scoreView } from './score/score-view.tsx';
import { search } from './search/index.ts';
import { restoreSettings, toggleTheme } from './settings.ts';
import { views } from './views/index.ts';

const TITLE = 'corefeval';

/** The page before anything was scored. */
function Start() {
  const isPlay = route.value.view === PLAY;
  useEffect(() => {
    document.title = isPlay ? `Playground · ${TITLE}` : TITLE;
  }, [isPlay]);
  useKeys({ t: toggleTheme, p: () => go({ view: PLAY }) });
  return (
    <>
      <Header
        title={TITLE}
        tabs={[
          { id: SCORE, label: 'Score files' },
          { id: PLAY, label: 'Playground' },
        ]}
        current={isPlay ? PLAY : SCORE}
      />
      <main id="main">{isPlay ? <Playground /> : <ScoreFiles />}</main>
      <footer>
        <p class="soft">corefeval {version}. Nothing on this page is loaded from or sent to a network.</p>
      </footer>
    </>
  );
}

function Page() {
  const open = report.value;
  const last = useRef(open);
  useEffect(() => {
    if (open === last.current) return;
    last.current = open;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [open]);
  if (open === undefined) return <Start />;
  const { index } = open.data;
  return (
    <App
      key={index}
      index={index}
      data={open.data}
      views={[...views, scoreView]}
      help={helpTexts}
      search={search}
      tools={
        <button type="button" class="save" onClick={save} title="Save the report as one file">
          Save<span class="wide"> report</span>
        </button>
      }
    />
  );
}

async function start(): Promise<void> {
  const data: ReportData | undefined = await readData(unpackDocument);
  if (data !== undefined) {
    const { index } = data;
    const count = Math.max(-1, ...index.documents.map(({ at }) => at?.[0] ?? -1)) + 1;
    const blocks = Array.from({ length: count }, (_, block) => blockText(`b${block}`));
    report.value = { data, packed: { index, blocks } };
  }
  listenToKeys();
  listenToPrinting();
  followAddress();
  listenToDrops();
  const root = document.getElementById('app') as HTMLElement;
  root.replaceChildren();
  render(<Page />, root);
  document.documentElement.dataset.ready = 'true';
  inspect();
}

restoreSettings();
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
