/** The address of a view: `#/VIEW/ID?params`. */
import { signal } from '@preact/signals';

export interface Route {
  /** Empty for the overview. */
  readonly view: string;
  readonly id: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Lone surrogates, which an address cannot contain, are replaced. */
const encode = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));

/** Signs that need no escape in a parameter. */
const READABLE_ESCAPES = /%(?:2C|3A|3B)/g;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parseRoute(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const [view = '', ...rest] = path.split('/');
  return {
    view: decode(view),
    id: decode(rest.join('/')),
    params: Object.assign(Object.create(null), Object.fromEntries(new URLSearchParams(query))),
  };
}

export function hrefOf({ view, id = '', params = {} }: Partial<Route>): string {
  const query = Object.entries(params)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encode(name)}=${encode(value).replace(READABLE_ESCAPES, decodeURIComponent)}`)
    .join('&');
  return `#/${encode(view ?? '')}${id === '' ? '' : `/${encode(id)}`}${query === '' ? '' : `?${query}`}`;
}

/** Whether an id in an address is that of a document. */
export const isSameId = (inAddress: string, id: string): boolean =>
  id === inAddress || (id.length === inAddress.length && decode(encode(id)) === inAddress);

const current = (): string => (typeof location === 'undefined' ? '' : location.hash);

export const route = signal<Route>(parseRoute(current()));

/** Follows changes of the address by the user. */
export function followAddress(): void {
  const update = () => {
    route.value = parseRoute(current());
  };
  addEventListener('hashchange', update);
  addEventListener('popstate', update);
}

/** Goes to a route. Views and pinned things are steps in the history; filters and sorting replace the current step. */
export function go(to: Partial<Route>, { replace = false } = {}): void {
  const href = hrefOf(to);
  if (href !== current()) {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
  }
  route.value = parseRoute(href);
}

/** Runs a function as if the address were that of the overview. */
export function atOverview<T>(run: () => T): T {
  const before = route.peek();
  route.value = parseRoute('');
  try {
    return run();
  } finally {
    route.value = before;
  }
}

/** Changes parameters of the current route; an empty value removes one. */
export function setParams(changes: Readonly<Record<string, string>>, { push = false } = {}): void {
  const { view, id, params } = route.value;
  go({ view, id, params: { ...params, ...changes } }, { replace: !push });
}
