import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { hydrate, render, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Choice } from '../parts/choice.tsx';
import { systemOf } from '../parts/columns.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Header } from './frame.tsx';
import { Help, type HelpTexts, openHelp } from './help.tsx';
import { listenToKeys, useKeys } from './keys.ts';
import { listenToPrinting, printing } from './near.ts';
import { followAddress, go, route, setParams } from './route.ts';
import { restoreSettings, toggleTheme } from './settings.ts';
import type { FrameIndex, View, ViewProps } from './view.ts';

/** Read by screen readers when it changes. */
export const announcement = signal('');

interface AppProps<Index, Data> extends ViewProps<Index, Data> {
  /** In the order of their tabs. The first is shown if the address does not name one. */
  readonly views: readonly View<Index, Data>[];
  readonly help: HelpTexts;
  /** The view to show; that of the address if absent. */
  readonly shown?: string | undefined;
  /** Further buttons of the header. */
  readonly tools?: ComponentChildren;
  /** Searches all documents. Without it, the search key focuses the filter of the view. */
  readonly search?: { readonly open: () => void; readonly component: View<Index, Data>['component'] };
}

function viewOf<Index, Data>({ index, views, shown: asked }: AppProps<Index, Data>): View<Index, Data> {
  const shown = views.find(({ id }) => id === (asked ?? route.value.view)) ?? views[0];
  return shown.isAvailable?.(index) === false ? views[0] : shown;
}

/** The frame of a page: title, tabs, the view of the address, signature, keys. */
export function App<Index extends FrameIndex, Data>(props: AppProps<Index, Data>) {
  const { index, data, views, help, tools, search } = props;
  const view = viewOf(props);
  const { id } = route.value;
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const address = `${view.id}/${id}`;
  // A layout effect, which runs before the next key: an effect after the paint would take the focus from a field that a key has chosen.
  useLayoutEffect(() => {
    const heading = main.current?.querySelector('h1');
    document.title = view.id === '' ? index.title : `${heading?.textContent ?? ''} · ${index.title}`;
    if (!isFirst.current) heading?.focus({ preventScroll: true });
  }, [address]);
  // After the browser has scrolled, which it does when the reader goes back.
  useEffect(() => {
    if (!isFirst.current) {
      scrollTo(0, 0);
      announcement.value = main.current?.querySelector('h1')?.textContent ?? '';
    }
    isFirst.current = false;
  }, [address]);
  useKeys({
    ...Object.fromEntries(
      views.flatMap(({ key, id, isAvailable, systems }) =>
        key === undefined || isAvailable?.(index) === false
          ? []
          : [[key, () => go({ view: id, params: ofSystem(systems) })]],
      ),
    ),
    '/': search?.open ?? toFilter,
    ...(search === undefined ? {} : { f: toFilter }),
    '?': openHelp,
    t: toggleTheme,
  });
  const Component = view.component;
  return (
    <>
      <Header
        title={index.title}
        tabs={tabsOf(props)}
        current={view.within ?? view.id}
        lead={<SystemSwitch systems={index.systems} view={view} />}
      >
        {search === undefined ? null : (
          <button type="button" class="quiet" onClick={search.open} title="Search (/)">
            <svg class="icon" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
              <circle cx="7.5" cy="7.5" r="5" />
              <path d="m11.2 11.2 5 5" />
            </svg>
            <span class="hidden">Search</span>
          </button>
        )}
        <button type="button" class="quiet" onClick={openHelp} title="Help and keys (?)">
          <span aria-hidden="true">?</span>
          <span class="hidden">Help and keys</span>
        </button>
        {tools}
      </Header>
      {printing.value ? <PrintedHead index={index} view={view} /> : null}
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
      {search === undefined ? null : <search.component index={index} data={data} />}
    </>
  );
}

/** Printed below the title instead of the tabs. */
function PrintedHead<Index extends FrameIndex, Data>({
  index: { signature, systems },
  view,
}: {
  readonly index: Index;
  readonly view: View<Index, Data>;
}) {
  const { s } = route.value.params;
  const isOne = view.systems === 'one' || (view.systems === 'all' && s !== undefined);
  return (
    <p class="printonly printhead">
      {isOne ? (
        <>
          system <bdi>{systems[systemOf({ systems }, s)].name}</bdi>,{' '}
        </>
      ) : null}
      <code>{signature}</code> printed {new Date().toISOString().slice(0, 10)}
    </p>
  );
}

const toFilter = () =>
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus() ?? go({ view: 'documents' });

const tabsOf = <Index, Data>({ index, views }: AppProps<Index, Data>) =>
  views.flatMap(({ id, label, isAvailable, systems }) =>
    label === undefined || isAvailable?.(index) === false
      ? []
      : [{ id, label: label(index), params: ofSystem(systems) }],
  );

/** The chosen system, which is kept when the view changes. */
const ofSystem = (systems: View['systems']): Readonly<Record<string, string>> =>
  systems === undefined || route.value.params.s === undefined ? {} : { s: route.value.params.s };

function Signature({ text }: { readonly text: string }) {
  return (
    <p class="signature">
      <span class="soft">signature </span>
      <code>{text}</code>{' '}
      <CopyButton
        text={() => text}
        label="copy"
        class="quiet noprint"
        onCopied={() => {
          announcement.value = 'Signature copied';
        }}
      />
    </p>
  );
}

interface SwitchProps<Index, Data> extends Pick<FrameIndex, 'systems'> {
  readonly view: Pick<View<Index, Data>, 'systems' | 'leaveSystem'>;
}

/** The choice of a system in the header, which all views share; it is part of the address. */
export function SystemSwitch<Index, Data>({ systems, view }: SwitchProps<Index, Data>) {
  const isShown = systems.length > 1 && view.systems !== undefined;
  const values = [...(view.systems === 'all' ? [''] : []), ...systems.map((_, system) => `${system}`)];
  const asked = route.value.params.s;
  const current = asked === undefined && view.systems === 'all' ? '' : `${systemOf({ systems }, asked)}`;
  const choose = (s: string) => setParams({ ...view.leaveSystem?.(), s });
  useKeys(isShown ? { s: () => choose(values[(values.indexOf(current) + 1) % values.length]) } : {});
  if (!isShown) return null;
  return (
    <Choice
      label="system"
      value={current}
      onChange={choose}
      options={values.map((value) => [value, value === '' ? 'all' : systems[Number(value)].name])}
    />
  );
}

/** `load` reads the data of the page; undefined in a page without data. */
export function startPage(load: () => Promise<VNode | undefined>): void {
  restoreSettings();
  const start = async () => {
    const root = document.getElementById('app') as HTMLElement;
    const app = await load();
    if (app === undefined) return;
    listenToKeys();
    listenToPrinting();
    followAddress();
    // The overview was rendered from the same components; another view, or one with parameters, replaces it.
    if (route.value.view === '' && Object.keys(route.value.params).length === 0) hydrate(app, root);
    else {
      root.replaceChildren();
      render(app, root);
    }
    document.documentElement.dataset.ready = 'true';
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
