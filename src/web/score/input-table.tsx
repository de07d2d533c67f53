import { byteSize, counted, grouped } from '../parts/numbers.ts';
import { corpusInputs, type Input } from './inputs.ts';
import { placeText } from './problem-list.tsx';
import { chosenKey, companions, inputs, key, remove, rename, running, systems, task } from './score-state.ts';
import { hasKeyChoice, kit } from './tool-state.ts';

/** The files and folders, which of them is the key, and what the others are called. */
export function InputTable() {
  const corpora = corpusInputs(inputs.value);
  const others = inputs.value.filter((input) => !corpora.includes(input));
  return (
    <>
      <fieldset class="inputs" disabled={running.value !== undefined}>
        <legend class="hidden">{hasKeyChoice.value ? 'Which file is the key' : 'Files'}</legend>
        <div class="scroll" role="group" tabIndex={0} aria-label="Files">
          <table>
            <thead>
              <tr>
                {hasKeyChoice.value ? <th scope="col">Key</th> : null}
                <th scope="col">File</th>
                <th scope="col">Content</th>
                {kit.value === undefined ? <th scope="col">Name in the report</th> : null}
                <th scope="col">
                  <span class="hidden">Remove</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {corpora.map((input) => (
                <InputRow key={input.path} input={input} />
              ))}
            </tbody>
          </table>
        </div>
      </fieldset>
      {task.value === 'events' && kit.value === undefined ? <EventCompanions /> : null}
      {others.length === 0 ? null : (
        <p class="soft small">
          Read with the annotation beside it:{' '}
          {others.map(({ path }, at) => (
            <>
              {at === 0 ? '' : ', '}
              <bdi>{path}</bdi>
            </>
          ))}
        </p>
      )}
    </>
  );
}

/** For how many documents there are token tables and texts, so that a wrong name is noticed before scoring. */
function EventCompanions() {
  const { documents, tableFiles, tables, texts } = companions.value;
  const of = (count: number) => `${grouped(count)} of ${counted(documents, 'document')}`;
  return (
    <p class="soft small">
      {tableFiles === 0
        ? 'No token tables (DOCUMENT.tab): drop them, too, if the spans are tokens.'
        : tables === 0 && tableFiles === 1
          ? 'One token table, for all documents.'
          : `Token tables: ${of(tables)}.`}{' '}
      {texts === 0 && tableFiles === 0
        ? 'No texts (DOCUMENT.txt): drop them, too, to see the events in the text.'
        : `Texts: ${of(texts)}.`}
    </p>
  );
}

function InputRow({ input }: { readonly input: Input }) {
  const { path, isFolder, files, size } = input;
  const hasChoice = hasKeyChoice.value;
  const isKey = hasChoice && path === key.value;
  return (
    <tr class={isKey ? 'is-key' : ''}>
      {hasChoice ? (
        <td>
          <label class="radio">
            <input
              type="radio"
              name="key"
              checked={isKey}
              onChange={() => {
                chosenKey.value = path;
              }}
            />
            <span class="hidden">
              <bdi>{path}</bdi> is the key
            </span>
          </label>
        </td>
      ) : null}
      <th scope="row">
        <bdi>
          {path}
          {isFolder ? '/' : ''}
        </bdi>{' '}
        <span class="soft">
          {isFolder ? `${counted(files.length, 'file')}, ` : ''}
          {byteSize(size)}
        </span>
      </th>
      <td>
        <Content input={input} />
      </td>
      {kit.value === undefined ? <td>{isKey ? <KeyNote /> : <NameField input={input} />}</td> : null}
      <td>
        <button type="button" class="quiet" onClick={() => remove(path)} title="Remove">
          <span aria-hidden="true">×</span>
          <span class="hidden">
            Remove <bdi>{path}</bdi>
          </span>
        </button>
      </td>
    </tr>
  );
}

/** The key is guessed until the user chooses one. */
const KeyNote = () => (
  <span>
    <strong>key</strong>
    {chosenKey.value === key.value || inputs.value.length < 2 ? null : <span class="soft">, a guess</span>}
  </span>
);

function Content({ input: { inspection } }: { readonly input: Input }) {
  if (inspection === undefined) return <span class="soft">reading …</span>;
  const { formats, documents, problems } = inspection;
  const [first] = problems;
  return (
    <>
      {formats.length === 0 ? null : (
        <span>
          {formats.join(', ')} <span class="soft">{counted(documents, 'document')}</span>
        </span>
      )}
      {first === undefined ? null : (
        <div class="bad">
          {formats.length === 0 ? first.message : counted(problems.length, 'error')}
          {formats.length === 0 ? null : (
            <>
              {' '}
              at <bdi>{placeText(first)}</bdi>
            </>
          )}
        </div>
      )}
    </>
  );
}

function NameField({ input: { path, name, label } }: { readonly input: Input }) {
  const shown = systems.value.find((system) => system.path === path)?.name ?? name;
  return (
    <input
      type="text"
      aria-label={`Name of ${path} in the report`}
      placeholder={shown}
      value={label ?? ''}
      maxLength={80}
      onInput={(event) => rename(path, event.currentTarget.value)}
    />
  );
}
