// Builds the page: src/web to one script and one style sheet, inlined into dist/web/page.html with the hashes that its content
// security policy allows, dist/web/events.html, the same for events, dist/web/render.cjs, which renders the overviews for the
// files, and dist/web/playground.html. Fails if a script is too large.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Bytes of the compressed script. */
const MOST = 70 << 10;

async function bundled(entry, format, minify) {
  const bundle = await rolldown({
    input: `${root}src/web/${entry}`,
    platform: format === 'cjs' ? 'node' : 'browser',
  });
  const { output } = await bundle.generate({ format, minify, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The script of a page. An inlined script ends at the first "</script", and "<!--" changes how it is parsed; both occur only in strings. */
async function scriptOf(entry) {
  const script = (await bundled(entry, 'iife', true))
    .replaceAll('</script', '<\\/script')
    .replaceAll('<!--', '<\\!--');
  const size = gzipSync(script).length;
  if (size > MOST) throw new Error(`The script ${entry} has ${size} bytes compressed, more than ${MOST}.`);
  console.error(`dist/web: ${entry} ${(size / 1024).toFixed(1)} KB compressed`);
  return script;
}

// Later sheets override earlier ones.
const sheets = ['theme', 'base', 'frame', 'tables', 'charts', 'text', 'panel', 'play', 'events'];
const style = sheets
  .map((name) => readFileSync(`${root}src/web/styles/${name}.css`, 'utf8'))
  .join('')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1');

/** A page: its policy, style and script. `loads` are directives of this page alone, `types` the policies for trusted types. */
function pageOf({ title, script, body = '', data = '', loads = [], types }) {
  const policy = [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    ...loads,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="generator" content="corefeval">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<div id="app">${body}</div>
<script>${script}</script>
${data}
</html>
`;
}

const write = (name, text) => writeFileSync(`${root}dist/web/${name}`, text);

mkdirSync(`${root}dist/web`, { recursive: true });
write(
  'page.html',
  pageOf({
    ...{ title: '<!--title-->', body: '<!--overview-->', data: '<!--data-->' },
    script: await scriptOf('main.tsx'),
    loads: ['worker-src blob:', 'img-src data: blob:'],
    types: 'corefeval',
  }),
);
write(
  'events.html',
  pageOf({
    ...{ title: '<!--title-->', body: '<!--overview-->', data: '<!--data-->' },
    script: await scriptOf('events-page.tsx'),
    types: "'none'",
  }),
);
write('render.cjs', await bundled('render.tsx', 'cjs', true));
write(
  'playground.html',
  pageOf({
    title: 'Coreference metrics: playground',
    script: await scriptOf('play-page.tsx'),
    types: "'none'",
  }),
);
