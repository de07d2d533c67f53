import type { TitledTable } from '../../report/table/titled.ts';
import { saveFile } from '../parts/save-file.ts';
import { ProblemList } from './problem-list.tsx';
import { running, writableChoices } from './score-state.ts';
import type { ToolResult } from './tool-messages.ts';
import {
  isPerDocument,
  kit,
  startTool,
  stopTool,
  targetFormat,
  tool,
  toolObstacle,
  toolResult,
  tools,
} from './tool-state.ts';

/** What is done with the files. */
export function ToolChoice() {
  return (
    <div class="segments tools" role="group" aria-label="What to do">
      {tools.map(([id, label]) => (
        <button
          key={id}
          type="button"
          aria-pressed={tool.value === id}
          disabled={running.value !== undefined}
          onClick={() => {
            tool.value = id;
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const MEANINGS = {
  check:
    'Checks the files: what is wrong in them, and, with a key, how responses go with it. The radio button names the key.',
  agree:
    'How far annotators agree, and on which decisions they differ. Each file is one annotator; none of them is the key.',
  convert: 'Writes the documents in another format.',
} as const;

const KIT_MEANING =
  'Documents, words and sentence breaks must be those of the test set: every difference is an error.';

const START_LABELS = { check: 'Check', agree: 'Measure agreement', convert: 'Convert' } as const;

/** Checking, agreement or conversion: options, start, result. */
export function ToolPanel() {
  const id = tool.value;
  if (id === 'score') return null;
  return (
    <>
      <p class="soft">{kit.value === undefined ? MEANINGS[id] : KIT_MEANING}</p>
      {id === 'convert' ? <ConvertOptions /> : null}
      <div class="start">
        {running.value === undefined ? (
          <button type="button" class="primary" disabled={toolObstacle.value !== ''} onClick={startTool}>
            {START_LABELS[id]}
          </button>
        ) : (
          <button type="button" onClick={stopTool}>
            Stop
          </button>
        )}
        <span class="soft" role="status">
          {running.value === undefined ? toolObstacle.value : 'Working …'}
        </span>
      </div>
      {toolResult.value === undefined ? null : <Result result={toolResult.value} />}
    </>
  );
}

function ConvertOptions() {
  return (
    <p class="choosers">
      <label class="choice">
        to{' '}
        <select
          value={targetFormat.value}
          onChange={(event) => {
            targetFormat.value = event.currentTarget.value;
          }}
        >
          {writableChoices.value.map(([id, label]) => (
            <option key={id} value={id} selected={id === targetFormat.value}>
              {label}
            </option>
          ))}
        </select>
      </label>{' '}
      <label>
        <input
          type="checkbox"
          checked={isPerDocument.value}
          onChange={() => {
            isPerDocument.value = !isPerDocument.value;
          }}
        />{' '}
        a file for each document
      </label>
    </p>
  );
}

/** Files that are listed. */
const MAX_FILES = 200;

function Result({ result: { verdict, lines, tables, problems, files } }: { readonly result: ToolResult }) {
  return (
    <section class="toolresult" aria-label="Result">
      {verdict === undefined ? null : (
        <p class="verdict" role="status">
          <strong class={verdict.isGood ? 'good' : 'bad'}>{verdict.text}</strong>
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {files.length === 0 ? null : (
        <ul>
          {files.slice(0, MAX_FILES).map((file) => (
            <li key={file.name}>
              <button type="button" onClick={() => saveFile(file.name, file.content)}>
                Save <bdi>{file.name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length > MAX_FILES ? <p>The other files: use the command line, corefeval convert.</p> : null}
      {verdict === undefined || problems.length === 0 ? null : <ProblemList problems={problems} most={200} />}
      {tables.map((table) => (
        <ResultTable key={table.title} {...table} />
      ))}
      {verdict !== undefined || problems.length === 0 ? null : <ProblemList problems={problems} />}
    </section>
  );
}

/** A table of the command line. */
function ResultTable({ title, table: { head, rows, align = [] } }: TitledTable) {
  const classOf = (column: number) => (align[column] === 'right' ? 'number' : undefined);
  return (
    <>
      <h2>{title}</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {head.map((text, column) => (
                <th key={column} scope="col" class={classOf(column)}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((text, column) => (
                  <td key={column} class={classOf(column)}>
                    <bdi>{text}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
