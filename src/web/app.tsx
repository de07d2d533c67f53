import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Help, type HelpTexts, openHelp } from './help.tsx';
import { useKeys } from './keys.ts';
import { go, hrefOf, route } from './route.ts';
import { toggleTheme } from './settings.ts';
import type { FrameIndex, View, ViewProps } from './view.ts';

/** Read by screen readers when it changes. */
export const announcement = signal('');

interface AppProps<Index, Data> extends ViewProps<Index, Data> {
  /** In the order of their tabs. The first is shown where the address names none. */
  readonly views: readonly View<Index, Data>[];
  readonly help: HelpTexts;
}

function viewOf<Index, Data>({ index, views }: AppProps<Index, Data>): View<Index, Data> {
  const shown = views.find(({ id }) => id === route.value.view) ?? views[0];
  return shown.isAvailable?.(index) === false ? views[0] : shown;
}

/** The frame of a page: title, tabs, the view of the address, signature, keys. */
export function App<Index extends FrameIndex, Data>(props: AppProps<Index, Data>) {
  const { index, data, views, help } = props;
  const view = viewOf(props);
  const { id } = route.value;
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const address = `${view.id}/${id}`;
  useEffect(() => {
    const heading = main.current?.querySelector('h1');
    document.title = view.id === '' ? index.title : `${heading?.textContent ?? ''} · ${index.title}`;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
    announcement.value = heading?.textContent ?? '';
  }, [address]);
  useKeys({
    ...Object.fromEntries(
      views.flatMap(({ key, id, isAvailable }) =>
        key === undefined || isAvailable?.(index) === false ? [] : [[key, () => go({ view: id })]],
      ),
    ),
    '/': () =>
      document.querySelector<HTMLInputElement>('input[type=search]')?.focus() ?? go({ view: 'documents' }),
    '?': openHelp,
    t: toggleTheme,
  });
  const Component = view.component;
  return (
    <>
      <header class="top">
        <a class="skip" href="#main" onClick={(event) => skip(event, main.current)}>
          Skip to the content
        </a>
        <span class="title" dir="auto">
          {index.title}
        </span>
        <Tabs {...props} current={view.within ?? view.id} />
        <span class="tools">
          <button type="button" class="quiet" onClick={toggleTheme} title="Light or dark (t)">
            <span aria-hidden="true">◐</span>
            <span class="hidden">Light or dark</span>
          </button>
          <button type="button" class="quiet" onClick={openHelp} title="Help and keys (?)">
            <span aria-hidden="true">?</span>
            <span class="hidden">Help and keys</span>
          </button>
        </span>
      </header>
      <main ref={main} id="main">
        <Component index={index} data={data} />
      </main>
      <footer>
        <Signature text={index.signature} />
        <p class="soft">
          corefeval {index.version}. Nothing on this page is loaded from or sent to a network.
        </p>
      </footer>
      <p class="hidden" role="status" aria-live="polite">
        {announcement.value}
      </p>
      <Help texts={help} />
    </>
  );
}

function Tabs<Index, Data>({ index, views, current }: AppProps<Index, Data> & { readonly current: string }) {
  const shown = views.filter(
    ({ label, isAvailable }) => label !== undefined && isAvailable?.(index) !== false,
  );
  return (
    <nav aria-label="Views">
      {shown.map(({ id, label }) => (
        <a key={id} href={hrefOf({ view: id })} aria-current={id === current ? 'page' : undefined}>
          {label?.(index)}
        </a>
      ))}
    </nav>
  );
}

function skip(event: Event, main: HTMLElement | null): void {
  event.preventDefault(); // the address is that of the view
  main?.querySelector('h1')?.focus();
}

function Signature({ text }: { readonly text: string }) {
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => {
        announcement.value = 'Signature copied';
      },
      () => undefined,
    );
  };
  return (
    <p class="signature">
      <span class="soft">signature </span>
      <code>{text}</code>{' '}
      <button type="button" class="quiet noprint" onClick={copy}>
        copy
      </button>
    </p>
  );
}
