import { compileFunction } from 'node:vm';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { AgreementIndex } from '../../page/agreement/types.ts';
import { dataBlock, type PageTemplate } from '../../page/assemble.ts';
import type { EventIndex } from '../../page/events/types.ts';
import { asset } from '../assets.ts';

/** What `scripts/page.mjs` puts into one file: the pages, the blocks of the page that scores files, and the renderers of overviews. */
const PARTS = 'web/pages.json.br';
/** The blocks of the page that scores files: its worker, the templates with which it saves reports, examples. */
const BLOCKS = ['worker', 'template', 'events-template', 'examples'] as const;

type Part = (typeof BLOCKS)[number] | 'agreement.html' | 'corefeval.html' | 'playground.html' | 'render.cjs';

let loaded: Readonly<Record<Part, string>> | undefined;

function part(name: Part): string {
  loaded ??= JSON.parse(new TextDecoder().decode(brotliDecompressSync(asset(PARTS)))) as NonNullable<
    typeof loaded
  >;
  return loaded[name];
}

export const playgroundPage = (): string => part('playground.html');

/** The page that scores files. */
export const dropPage = (): string =>
  BLOCKS.reduce((page, id) => {
    const content = gzipSync(part(id), { level: 9 }).toString('base64');
    return page.replace(`<!--${id}-->`, () => dataBlock(id, content));
  }, part('corefeval.html'));

/** The functions of render.cjs, which render the overview of a report. */
interface Renderers {
  readonly renderOverview: PageTemplate['overview'];
  readonly renderEvents: PageTemplate<EventIndex>['overview'];
  readonly renderAgreement: PageTemplate<AgreementIndex>['overview'];
}

const PAGES = {
  page: () => part('template'),
  events: () => part('events-template'),
  agreement: () => part('agreement.html'),
  index: dropPage,
} as const;

/** A built page: that of coreference, that of events, that of annotators, or the one that scores files and can show both. */
export const builtPage = <Name extends keyof Renderers>(
  name: keyof typeof PAGES,
  renderer: Name,
): { readonly html: string; readonly overview: Renderers[Name] } => ({
  html: PAGES[name](),
  overview: loadRenderers()[renderer],
});

/** The functions are compiled from their text, because an executable has no files that could be imported. */
function loadRenderers(): Renderers {
  const renderers: Partial<Renderers> = {};
  const name = 'render.cjs';
  compileFunction(part(name), ['exports'], { filename: name })(renderers);
  return renderers as Renderers;
}
