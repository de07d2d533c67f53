import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import type { PageTemplate } from '../../src/page/assemble.ts';
import { pageBlocks } from './page-blocks.ts';

const built = (path: string): Buffer => readFileSync(new URL(`../../dist/${path}`, import.meta.url));

/** A built page, as it is published. */
export const builtPage = (name: 'corefeval.html' | 'playground.html'): string =>
  built(`pages/${name}`).toString();

/** The template of reports, which the page that scores contains. */
export function reportTemplate(): PageTemplate {
  const renderers: Partial<{ renderOverview: PageTemplate['overview'] }> = {};
  compileFunction(gunzipSync(built('web/render.cjs.gz')).toString(), ['exports'])(renderers);
  const html = Buffer.from(
    pageBlocks(builtPage('corefeval.html')).get('template') ?? '',
    'latin1',
  ).toString();
  return { html, overview: renderers.renderOverview! };
}
