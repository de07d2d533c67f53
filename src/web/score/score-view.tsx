/** The view in which files are dropped or chosen, and scored. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../frame/route.ts';
import type { View } from '../frame/view.ts';
import { byteSize, counted } from '../parts/numbers.ts';
import { PLAY_VIEW } from '../playground/play.ts';
import { over } from './drop-target.ts';
import { givenByChoice } from './given.ts';
import { InputTable } from './input-table.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { ProblemList } from './problem-list.tsx';
import {
  add,
  addExample,
  canScore,
  failure,
  formatChoices,
  type GivenAs,
  inputs,
  isReading,
  key,
  lacksTables,
  MAX_PAGE_BYTES,
  report,
  running,
  SCORE_VIEW,
  size,
  startScoring,
  stop,
  systems,
  task,
  troubles,
} from './score-state.ts';
import { tool } from './tool-state.ts';
import { ToolChoice, ToolPanel } from './tool-view.tsx';

export function ScoreFiles() {
  return (
    <div class="page scoring">
      <h1 tabIndex={-1}>Score coreference and events</h1>
      <p class="soft lead">
        See the scores of one or more systems, every document and every difference. Nothing leaves this
        machine: the page has no network.
      </p>
      <DropZone />
      {inputs.value.length === 0 ? null : (
        <>
          <ToolChoice />
          <InputTable />
          {tool.value === 'score' ? (
            <>
              <OptionsPanel />
              <Start />
            </>
          ) : (
            <ToolPanel />
          )}
        </>
      )}
      <Troubles />
      {inputs.value.length === 0 ? <Notes /> : null}
    </div>
  );
}

export const scoreView: View = { id: SCORE_VIEW, label: () => 'Score files', component: ScoreFiles };

/** Where files are given: two places at first, one for further files later. */
function DropZone() {
  if (inputs.value.length > 0 && key.value !== undefined) {
    return (
      <section
        class={`zone${over.value === undefined ? '' : ' over'}`}
        aria-label="Add files"
        data-place="responses"
      >
        <p class="invitation">{over.value === undefined ? 'Drop more here' : 'Drop them here'}</p>
        <p class="soft small">files, folders, .zip, .gz; the format is detected from the content</p>
        <Choosers as="responses" />
      </section>
    );
  }
  return (
    <>
      <div class="zones">
        <section
          class={`zone empty${over.value === 'key' ? ' over' : ''}`}
          aria-labelledby="key-place"
          data-place="key"
        >
          <h2 id="key-place">Key</h2>
          <p class="soft">the reference annotation</p>
          <p class="invitation">Drop a file or a folder</p>
          <Choosers as="key" />
        </section>
        <section
          class={`zone empty${over.value === undefined || over.value === 'key' ? '' : ' over'}`}
          aria-labelledby="response-place"
          data-place="responses"
        >
          <h2 id="response-place">Responses</h2>
          <p class="soft">the output of one or more systems</p>
          <p class="invitation">Drop files or folders</p>
          <Choosers as="responses" />
        </section>
      </div>
      {inputs.value.length > 0 ? null : (
        <p class="small tries">
          <span class="soft">
            Or drop all of them at once: the key is recognised by its name. No files? Try{' '}
          </span>
          <button type="button" onClick={() => addExample('coreference')}>
            an example
          </button>{' '}
          <button type="button" onClick={() => addExample('events')}>
            an example of events
          </button>{' '}
          <a href={hrefOf({ view: PLAY_VIEW })}>the playground</a>
        </p>
      )}
    </>
  );
}

export function Choosers({ as }: { readonly as: GivenAs }) {
  const isKey = as === 'key';
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  // A layout effect: the field must take folders from the start.
  useLayoutEffect(() => {
    if (folder.current !== null) folder.current.webkitdirectory = true;
  }, []);
  const take = (input: HTMLInputElement) => {
    if (input.files !== null) add(givenByChoice(input.files), as);
    input.value = ''; // the same file may be chosen again
  };
  return (
    <p class="choosers">
      <button type="button" onClick={() => files.current?.click()}>
        {isKey ? 'Choose a file' : 'Choose files'}
      </button>{' '}
      <button type="button" onClick={() => folder.current?.click()}>
        Choose a folder
      </button>
      <input
        ref={files}
        type="file"
        multiple={!isKey}
        hidden
        aria-label={isKey ? 'File of the key' : 'Files'}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={isKey ? 'Folder of the key' : 'Folder'}
        onChange={(event) => take(event.currentTarget)}
      />
    </p>
  );
}

function Notes() {
  return (
    <div class="notes">
      <section>
        <h2>Files</h2>
        <p>
          A file, a folder or an archive (<code>.zip</code>, <code>.tar.gz</code>) is one corpus;{' '}
          <code>.gz</code> is unpacked. Folders are paired by the names of their files. If you do not choose
          the key, it is guessed from the names; you can change it.
        </p>
        <p>
          Events are tbf files: gold and systems, with the token tables (<code>.tab</code>) and texts (
          <code>.txt</code>) of their documents, if there are any, or one folder with all of them.
        </p>
      </section>
      <section>
        <h2>Results</h2>
        <p>
          The scores of the command line, to the last digit, with a signature; every text with the chains or
          events of both sides; a report to save as one file that needs no network.
        </p>
      </section>
      <section>
        <h2>Formats</h2>
        <p>{formatChoices.value.map(([, label]) => label).join(' · ')}</p>
      </section>
    </div>
  );
}

function Start() {
  const now = running.value;
  if (now !== undefined) {
    const percent = Math.round(100 * now.share);
    return (
      <div class="start">
        <progress max="100" value={percent} aria-label="Progress" />
        <span class="step" role="status">
          <bdi>{now.step}</bdi> <span class="soft">{percent} %</span>
        </span>
        <button type="button" onClick={stop}>
          Stop
        </button>
      </div>
    );
  }
  return (
    <div class="start">
      <button type="button" class="primary" disabled={!canScore.value} onClick={startScoring}>
        {report.value === undefined ? 'Score' : 'Score again'}
      </button>
      <span class="soft" role="status">
        {statusText()}
      </span>
    </div>
  );
}

function statusText(): string {
  if (size.value > MAX_PAGE_BYTES) {
    return `${byteSize(size.value)} are too much for a page: use the command line, corefeval report KEY RESPONSE -o report.html`;
  }
  if (isReading.value) return 'Reading the files …';
  if (lacksTables.value !== undefined) {
    return `The profile ${lacksTables.value} needs token tables: drop them (DOCUMENT.tab), too.`;
  }
  if (key.value === undefined && inputs.value.length > 0) return 'Add the key: the reference annotation.';
  const count = systems.value.length;
  const isEvents = task.value === 'events';
  if (count === 0) {
    return isEvents ? 'Add the output of a system.' : 'Add the response of a system.';
  }
  return `${counted(count, isEvents ? 'system' : 'response')} against ${key.value}`;
}

export function Troubles() {
  if (failure.value !== '') {
    return (
      <section class="troubles" role="alert">
        <h2>This is a bug of corefeval, not of your files</h2>
        <p>Please report it to the maintainers of corefeval, with this text.</p>
        <pre>{failure.value}</pre>
      </section>
    );
  }
  if (troubles.value.length === 0) return null;
  return (
    <section class="troubles" role="alert">
      {troubles.value.map(({ name, problems }) => (
        <div key={name}>
          <h2>
            {name === undefined ? (
              tool.value === 'score' ? (
                'The files cannot be scored'
              ) : (
                'The files cannot be read'
              )
            ) : (
              <>
                <bdi>{name}</bdi> was left out: it cannot be scored
              </>
            )}
          </h2>
          <ProblemList problems={problems} />
        </div>
      ))}
    </section>
  );
}
