import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import type { PageTemplate } from '../../src/page/assemble.ts';

const built = (path: string): Buffer => readFileSync(new URL(`../../dist/${path}`, import.meta.url));

/** A built page, as it is published. */
export const builtPage = (name: 'corefeval.html' | 'playground.html'): string =>
  built(`pages/${name}`).toString();

/** The template of reports, and the function that renders their overviews. */
export function reportTemplate(): PageTemplate {
  const parts = JSON.parse(brotliDecompressSync(built('web/pages.json.br')).toString());
  const renderers: Partial<{ renderOverview: PageTemplate['overview'] }> = {};
  compileFunction(parts['render.cjs'], ['exports'])(renderers);
  return { html: parts.template, overview: renderers.renderOverview! };
}
