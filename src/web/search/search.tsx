import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PageIndex } from '../../page/types.ts';
import { show } from '../document/selection.ts';
import { stepFocus } from '../frame/keys.ts';
import { go, hrefOf, route } from '../frame/route.ts';
import type { ViewProps } from '../frame/view.ts';
import { counted, grouped } from '../parts/numbers.ts';
import { type Found, type Results, useSearch } from './use-search.ts';

const query = signal('');

export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  dialog?.showModal();
  dialog?.querySelector<HTMLInputElement>('input')?.select();
}

function close(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search');
  dialog?.close();
  // If nothing had the focus before, the field would keep it for a moment and receive keys.
  if (document.activeElement instanceof HTMLElement && dialog?.contains(document.activeElement))
    document.activeElement.blur();
}

/** Results of each kind that are shown. */
const MAX_SHOWN_RESULTS = 20;

/** Searches documents, entities and mentions from any view. */
export function Search({ index, data }: ViewProps) {
  const root = useRef<HTMLDialogElement>(null);
  const text = query.value.trim();
  const results = useSearch(data, text);
  // Enter opens the first result, as soon as there is one.
  const isAsked = useRef(false);
  const openFirst = () => {
    if (!isAsked.current || results?.query !== text) return;
    const link = root.current?.querySelector('a');
    if (link || results.isDone) isAsked.current = false;
    link?.click();
  };
  useEffect(openFirst, [results]);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      stepFocus(root.current, 'input, a', event.key === 'ArrowDown' ? 1 : -1);
      event.preventDefault();
    }
    if (event.key === 'Escape') {
      close(); // by default, the key would only empty the field
      event.preventDefault();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      isAsked.current = true;
      openFirst();
    }
  };
  return (
    <dialog
      class="search"
      aria-label="Search"
      ref={root}
      onKeyDown={move}
      onClose={() => {
        isAsked.current = false;
      }}
    >
      <div class="searchline">
        <label class="grow">
          <span class="hidden">Search documents, entities and mentions</span>
          <input
            type="search"
            value={query.value}
            placeholder="documents, entities, mentions"
            autocomplete="off"
            onInput={(event) => {
              query.value = event.currentTarget.value;
              isAsked.current = false;
            }}
          />
        </label>
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
      <p class="soft small" role="status">
        {statusOf(text, results, index)}
      </p>
      {results === undefined ? null : <Lists index={index} results={results} />}
    </dialog>
  );
}

/** The number of results, and what was not searched. */
export function statusOf(text: string, results: Results | undefined, { documents }: PageIndex): string {
  if (text === '')
    return 'Names of documents and entities, and words of mentions. Arrow keys choose, Enter opens.';
  // Until there are new results, those of the text before are shown.
  if (results?.query !== text) return 'Searching …';
  const found = [
    counted(results.documents.length, 'document'),
    counted(results.entities.length, 'entity', 'entities'),
    counted(results.mentions.length, 'mention', 'different mentions'),
  ].join(', ');
  if (!results.isDone) return `${found} so far, searched ${Math.floor(100 * results.share)} %`;
  const left = documents.filter(({ at }) => at === undefined).length;
  const rest = [
    results.share < 1 ? `in the first ${Math.ceil(100 * results.share)} % of the documents` : '',
    left > 0 ? `without ${counted(left, 'document')} whose text was left out` : '',
  ].filter((each) => each !== '');
  return [found, ...rest].join(', ');
}

export function Lists({ index, results }: { readonly index: PageIndex; readonly results: Results }) {
  const { documents, entities, mentions } = results;
  const { s = '' } = route.value.params;
  return (
    <div class="results">
      <List title="Documents" count={documents.length}>
        {documents.slice(0, MAX_SHOWN_RESULTS).map((number) => (
          <li key={number}>
            <a href={hrefOf({ view: 'd', id: index.documents[number].id, params: { s } })} onClick={close}>
              <bdi class="name">{index.documents[number].id}</bdi>
            </a>
          </li>
        ))}
      </List>
      <List title="Entities" count={entities.length}>
        {entities.slice(0, MAX_SHOWN_RESULTS).map((found) => (
          <Result key={resultKey(found)} index={index} found={found} />
        ))}
      </List>
      <List title="Mentions" count={mentions.length}>
        {mentions.slice(0, MAX_SHOWN_RESULTS).map((found) => (
          <Result key={resultKey(found)} index={index} found={found} />
        ))}
      </List>
    </div>
  );
}

const resultKey = ({ document, hit }: Found): string => `${document} ${hit.system} ${hit.mention}`;

function List({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly children: ComponentChildren;
}) {
  if (count === 0) return null;
  return (
    <>
      <h2>
        {title}{' '}
        <span class="soft">
          {count > MAX_SHOWN_RESULTS ? `${MAX_SHOWN_RESULTS} of ${grouped(count)}` : count}
        </span>
      </h2>
      <ul class="list">{children}</ul>
    </>
  );
}

/** Opens the first mention with its chain. */
function Result({ index, found: { document, hit } }: { readonly index: PageIndex; readonly found: Found }) {
  const { text, count, system, entity, mention, span } = hit;
  const { id } = index.documents[document];
  const side = system === undefined ? 'k' : 'r';
  const params = {
    s: system === undefined ? (route.value.params.s ?? '') : `${system}`,
    e: `${side}:${entity + 1}`,
    m: `${side}:${span[0]}-${span[1]}`,
  };
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // opens a new window or tab
    event.preventDefault();
    close();
    go({ view: 'd', id, params });
    // For a document that is already open; another one is opened at the mention by its address.
    show({ side: system === undefined ? 'key' : 'response', mention });
  };
  return (
    <li>
      <a href={hrefOf({ view: 'd', id, params })} onClick={follow}>
        <bdi class="name">{text.length > 120 ? `${text.slice(0, 119)}…` : text}</bdi>
        <span class="soft">
          {count > 1 ? `${grouped(count)} × ` : ''}
          {system === undefined ? '' : <bdi>{index.systems[system].name}</bdi>}
          {system === undefined ? '' : ', '}
          <bdi>{id}</bdi>
        </span>
      </a>
    </li>
  );
}
