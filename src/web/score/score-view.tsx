/** The view in which files are dropped or chosen, and scored. */
import { useEffect, useRef } from 'preact/hooks';
import { counted } from '../numbers.ts';
import type { View } from '../view.ts';
import { byteSize } from './byte-size.ts';
import {
  add,
  addExample,
  canScore,
  failure,
  formats,
  inputs,
  key,
  lacksTables,
  MOST_BYTES,
  report,
  running,
  SCORE,
  score,
  size,
  stop,
  systems,
  task,
  troubles,
} from './desk.ts';
import { isOver } from './drop-target.ts';
import { givenByChoice } from './given.ts';
import { InputTable } from './input-table.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { ProblemList } from './problem-list.tsx';

export function ScoreFiles() {
  return (
    <div class="page scoring">
      <h1 tabIndex={-1}>Score coreference and events</h1>
      <p class="soft lead">
        Drop a key and the responses of one or more systems to see their scores, every document and every
        difference. The files stay on this machine: the page has no network.
      </p>
      <DropZone />
      {inputs.value.length === 0 ? null : (
        <>
          <InputTable />
          <OptionsPanel />
          <Start />
        </>
      )}
      <Troubles />
      {inputs.value.length === 0 ? <Notes /> : null}
    </div>
  );
}

export const scoreView: View = { id: SCORE, label: () => 'Score files', component: ScoreFiles };

function DropZone() {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const isEmpty = inputs.value.length === 0;
  useEffect(() => {
    if (folder.current !== null) folder.current.webkitdirectory = true;
  }, []);
  const take = (input: HTMLInputElement) => {
    if (input.files !== null) add(givenByChoice(input.files));
    input.value = ''; // the same file may be chosen again
  };
  return (
    <section class={`zone${isEmpty ? ' empty' : ''}${isOver.value ? ' over' : ''}`} aria-label="Add files">
      <p class="invitation">
        {isOver.value ? 'Drop them here' : isEmpty ? 'Drop key and responses here' : 'Drop more here'}
      </p>
      <p class="soft small">files, folders, .gz; the format is found out from the content</p>
      <p class="choosers">
        <button type="button" onClick={() => files.current?.click()}>
          Choose files
        </button>{' '}
        <button type="button" onClick={() => folder.current?.click()}>
          Choose a folder
        </button>{' '}
        {isEmpty ? (
          <>
            <button type="button" onClick={() => addExample('coreference')}>
              Try an example
            </button>{' '}
            <button type="button" onClick={() => addExample('events')}>
              Try events
            </button>
          </>
        ) : null}
      </p>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder"
        onChange={(event) => take(event.currentTarget)}
      />
    </section>
  );
}

function Notes() {
  return (
    <div class="notes">
      <section>
        <h2>Key and responses</h2>
        <p>
          The key is the annotation that counts as right, a response is the output of a system. Which file is
          the key is guessed from the names, and can be changed. A folder is one corpus: its files are paired
          by name.
        </p>
        <p>
          Events are tbf files: gold and systems, with the token tables (<code>.tab</code>) and texts (
          <code>.txt</code>) of their documents, if there are any, or one folder with all of them.
        </p>
      </section>
      <section>
        <h2>What comes out</h2>
        <p>
          The scores of <code>corefeval score</code>, or <code>corefeval nuggets score</code> for events, to
          the last digit, with a signature; every text with the chains of both sides; a report to save as one
          file that needs no network.
        </p>
      </section>
      <section>
        <h2>Formats</h2>
        <p>{formats.value.map(([, label]) => label).join(' · ')}</p>
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
      <button type="button" class="primary" disabled={!canScore.value} onClick={score}>
        {report.value === undefined ? 'Score' : 'Score again'}
      </button>
      <span class="soft" role="status">
        {statusText()}
      </span>
    </div>
  );
}

function statusText(): string {
  if (size.value > MOST_BYTES) {
    return `${byteSize(size.value)} are too much for a page: use the command line, corefeval report KEY RESPONSE -o report.html`;
  }
  if (lacksTables.value !== undefined) {
    return `The profile ${lacksTables.value} needs token tables: drop them (DOCUMENT.tab), too.`;
  }
  const count = systems.value.length;
  const isEvents = task.value === 'events';
  if (count === 0) {
    if (key.value === undefined) return '';
    return isEvents ? 'Add the output of a system.' : 'Add the response of a system.';
  }
  return `${counted(count, isEvents ? 'system' : 'response')} against ${key.value}`;
}

function Troubles() {
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
              'The files cannot be scored'
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
