import { compileFunction } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import type { AgreementIndex } from '../../page/agreement/types.ts';
import type { PageTemplate } from '../../page/assemble.ts';
import type { EventIndex } from '../../page/events/types.ts';
import { asset } from '../assets.ts';

/** The text of a file that `scripts/page.mjs` writes to dist/web, where it is compressed. */
export const webPart = (name: string): string => textOfGzip(asset(`web/${name}.gz`));

const textOfGzip = (bytes: Uint8Array): string => new TextDecoder().decode(gunzipSync(bytes));

/** The functions of render.cjs, which render the overview of a report. */
interface Renderers {
  readonly renderOverview: PageTemplate['overview'];
  readonly renderEvents: PageTemplate<EventIndex>['overview'];
  readonly renderAgreement: PageTemplate<AgreementIndex>['overview'];
}

/** The templates of reports, by their ids in the page that scores files, which contains them to save reports. */
const TEMPLATES = { page: 'template', events: 'events-template' } as const;

/** A built page: that of coreference, that of events, that of annotators, or the one that scores files and can show both. */
export function builtPage<Name extends keyof Renderers>(
  name: 'page' | 'index' | 'events' | 'agreement',
  renderer: Name,
): { readonly html: string; readonly overview: Renderers[Name] } {
  if (name === 'agreement') return { html: webPart('agreement.html'), overview: loadRenderers()[renderer] };
  const page = webPart('corefeval.html');
  return {
    html: name === 'index' ? page : blockOf(page, TEMPLATES[name]),
    overview: loadRenderers()[renderer],
  };
}

/** The text of an inert element, which has base64 of gzip. */
function blockOf(page: string, id: string): string {
  const start = `<script type="application/gzip" id="${id}">`;
  const from = page.indexOf(start) + start.length;
  return textOfGzip(Buffer.from(page.slice(from, page.indexOf('<', from)), 'base64'));
}

/** The functions are compiled from their text, because an executable has no files that could be imported. */
function loadRenderers(): Renderers {
  const renderers: Partial<Renderers> = {};
  const name = 'render.cjs';
  compileFunction(webPart(name), ['exports'], { filename: name })(renderers);
  return renderers as Renderers;
}
