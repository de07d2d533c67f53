import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { PageIndex } from '../report/page/page-types.ts';
import { Header } from './frame.tsx';
import { Help, openHelp } from './help.tsx';
import { useKeys } from './keys.ts';
import { go, route } from './route.ts';
import { toggleTheme } from './settings.ts';
import type { View, ViewProps } from './view.ts';
import { views } from './views/index.ts';

/** Read by screen readers when it changes. */
export const announcement = signal('');

const viewOf = (index: PageIndex, all: readonly View[], address: string): View => {
  const shown = all.find(({ id }) => id === address) ?? views[0];
  return shown.isAvailable?.(index) === false ? views[0] : shown;
};

interface AppProps extends ViewProps {
  /** The view to show; that of the address if absent. */
  readonly address?: string | undefined;
  /** Views before those of the report. */
  readonly more?: readonly View[] | undefined;
  /** Buttons of the header. */
  readonly tools?: ComponentChildren;
}

export function App({ index, data, address: shown = route.value.view, more = [], tools }: AppProps) {
  const all = [...more, ...views];
  const view = viewOf(index, all, shown);
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
      all.flatMap(({ key, id, isAvailable }) =>
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
      <Header title={index.title} tabs={tabsOf(index, all)} current={view.within ?? view.id}>
        <button type="button" class="quiet" onClick={openHelp} title="Help and keys (?)">
          <span aria-hidden="true">?</span>
          <span class="hidden">Help and keys</span>
        </button>
        {tools}
      </Header>
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
      <Help />
    </>
  );
}

const tabsOf = (index: PageIndex, all: readonly View[]) =>
  all.flatMap(({ id, label, isAvailable }) =>
    label === undefined || isAvailable?.(index) === false ? [] : [{ id, label: label(index) }],
  );

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
