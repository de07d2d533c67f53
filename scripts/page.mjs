// Builds the pages of src/web, each with its script and style inlined and the hashes that its content security policy allows:
// corefeval.html, which scores files that are dropped on it, and playground.html. The first contains the templates of reports, into which `report` puts its data,
// so that there is one copy of them; that of annotators is apart. dist/pages has the pages as they are published. dist/web/pages.json.br has what the programs read, compressed together, since
// the parts have much in common: the pages, what the first one contains compressed, and render.cjs, which renders the overviews of reports for their files.
// Fails if a script is too large.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { licensesOf, packagesOf } from './licenses.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Kilobytes of the compressed scripts. */
const MOST = { page: 100, worker: 255, 'page that scores, with its worker': 385 };

const kilobytes = (text) => gzipSync(text).length / 1024;

function checkSize(what, entry, size) {
  if (size > MOST[what])
    throw new Error(`The ${what} (${entry}) has ${size.toFixed(1)} KB compressed, more than ${MOST[what]}.`);
  console.error(`${entry}: ${size.toFixed(1)} KB compressed`);
}

/** The packages whose code is in the pages. */
const packages = new Set();

/** The other views than the overviews, which the renderer of overviews never draws: their names and conditions remain, for the tabs. */
const withoutOtherViews = {
  name: 'without-other-views',
  transform: {
    filter: { id: { include: /src\/web\//, exclude: /overview|web\/(frame|search)/ } },
    handler: (code) => code.replace(/\bcomponent: [A-Z]\w+/g, 'component: () => null'),
  },
};

async function bundled(entry, format, minify, plugins = []) {
  const bundle = await rolldown({
    input: `${root}src/web/${entry}`,
    platform: format === 'cjs' ? 'node' : 'browser',
    plugins,
  });
  const { output } = await bundle.generate({ format, minify, codeSplitting: false });
  await bundle.close();
  for (const name of packagesOf(output[0].moduleIds ?? Object.keys(output[0].modules))) packages.add(name);
  return output[0].code;
}

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The script of a page. An inlined script ends at the first "</script", and "<!--" changes how it is parsed; both occur only in strings. */
const scriptOf = async (entry) =>
  (await bundled(entry, 'iife', true)).replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

// Later sheets override earlier ones.
const sheets = [
  'theme',
  'base',
  'frame',
  'tables',
  'charts',
  'overview',
  'systems',
  'help',
  'media',
  'text',
  'chips',
  'explain',
  'panel',
  'alignment',
  'document-media',
  'errors',
  'search',
  'play',
  'events',
];
const styleOf = (names) =>
  names
    .map((name) => readFileSync(`${root}src/web/styles/${name}.css`, 'utf8'))
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1');

/** A page: its policy, style and script. `loads` are directives of this page alone, `types` the policies for trusted types. */
function pageOf({
  title,
  script,
  body = '',
  data = '',
  loads = [],
  types,
  style = styleOf(sheets),
  head = '',
}) {
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
<title>${title}</title>${head}
<style>${style}</style>
<div id="app">${body}</div>
<script>${script}</script>
${data}
</html>
`;
}

/** What the programs read, by name. */
const parts = {};

/** Writes a page that is complete: as it is published, and for the programs with marks for its blocks. */
function writePage(name, text, blocks = {}) {
  for (const [id, content] of Object.entries(blocks)) parts[id] = content;
  parts[name] = text;
  const page = Object.entries(blocks).reduce(
    (each, [id, content]) => each.replace(`<!--${id}-->`, () => block(id, content)),
    text,
  );
  writeFileSync(`${root}dist/pages/${name}`, page);
}

function writeParts() {
  const text = JSON.stringify(parts);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`${root}dist/web/pages.json.br`, brotliCompressSync(text, { params }));
}

/** An inert element: base64 of gzip. */
const block = (id, text) =>
  `<script type="application/gzip" id="${id}">${gzipSync(text, { level: 9 }).toString('base64')}</script>`;

/** Directives of pages with a worker, or with pictures in data. */
const WITH_BLOBS = { loads: ['worker-src blob:', 'img-src data: blob:'], types: 'corefeval' };

for (const folder of ['web', 'pages']) mkdirSync(`${root}dist/${folder}`, { recursive: true });

const main = await scriptOf('pages/report.tsx');
checkSize('page', 'pages/report.tsx', kilobytes(main));
const template = pageOf({
  title: '<!--title-->',
  body: '<!--overview-->',
  data: '<!--data-->',
  script: main,
  ...WITH_BLOBS,
});
const events = await scriptOf('pages/events.tsx');
checkSize('page', 'pages/events.tsx', kilobytes(events));
const eventsTemplate = pageOf({
  title: '<!--title-->',
  body: '<!--overview-->',
  data: '<!--data-->',
  script: events,
  types: "'none'",
});
const agreement = await scriptOf('pages/agreement.tsx');
checkSize('page', 'pages/agreement.tsx', kilobytes(agreement));
parts['agreement.html'] = pageOf({
  title: '<!--title-->',
  body: '<!--overview-->',
  data: '<!--data-->',
  script: agreement,
  style: styleOf([...sheets, 'agreement']),
  types: "'none'",
});
parts['render.cjs'] = await bundled('pages/render.ts', 'cjs', true, [withoutOtherViews]);

const play = await scriptOf('pages/playground.tsx');
checkSize('page', 'pages/playground.tsx', kilobytes(play));
writePage(
  'playground.html',
  pageOf({ title: 'Coreference metrics: playground', script: play, types: "'none'" }),
);

const worker = await bundled('score/worker.ts', 'iife', true);
checkSize('worker', 'score/worker.ts', kilobytes(worker));
const drop = await scriptOf('pages/drop.tsx');
checkSize('page that scores, with its worker', 'pages/drop.tsx', kilobytes(drop) + kilobytes(worker));
const example = (paths) =>
  paths.map((path) => [
    path.slice(path.lastIndexOf('/') + 1),
    readFileSync(`${root}examples/${path}`, 'utf8'),
  ]);
const examples = {
  coreference: example(['compare/key.conll', 'compare/ours.conll', 'compare/theirs.conll']),
  events: example([
    'nuggets/gold.tbf',
    'nuggets/system.tbf',
    'nuggets/tokens/story.tab',
    'nuggets/story.txt',
  ]),
};
/** Bars of two entities, as in a document. */
const bars = [
  [1, 2, '1348dc'],
  [6, 6.5, 'd37812'],
  [1, 11, '1348dc'],
].map(([x, y, colour]) => `<rect x="${x}" y="${y}" width="9" height="3" rx="1.5" fill="#${colour}"/>`);
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${bars.join('')}</svg>`,
)}`;
const blocks = {
  worker,
  template,
  'events-template': eventsTemplate,
  examples: JSON.stringify(examples),
};
writePage(
  'corefeval.html',
  pageOf({
    title: 'corefeval',
    head: `\n<link rel="icon" href="${icon}">`,
    body: '<!--overview-->',
    data: [...Object.keys(blocks).map((id) => `<!--${id}-->`), '<!--data-->'].join('\n'),
    style: styleOf([...sheets, 'score', 'runs']),
    script: drop,
    ...WITH_BLOBS,
  }),
  blocks,
);
writeParts();

writeFileSync(`${root}dist/web/LICENSES.txt`, licensesOf(root, [...packages].sort(), 'The pages'));
