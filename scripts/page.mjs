// Builds the page: src/web to one script and one style sheet, inlined into dist/web/page.html with the hashes that its content
// security policy allows, and dist/web/render.cjs, which renders the overview for the file. Fails if the script is too large.
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

// An inlined script ends at the first "</script", and "<!--" changes how it is parsed; both occur only in strings.
const script = (await bundled('main.tsx', 'iife', true))
  .replaceAll('</script', '<\\/script')
  .replaceAll('<!--', '<\\!--');
// Later sheets override earlier ones.
const sheets = ['theme', 'base', 'frame', 'tables', 'charts', 'text', 'panel'];
const style = sheets
  .map((name) => readFileSync(`${root}src/web/styles/${name}.css`, 'utf8'))
  .join('')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1');

const size = gzipSync(script).length;
if (size > MOST) throw new Error(`The script of the page has ${size} bytes compressed, more than ${MOST}.`);

const policy = [
  "default-src 'none'",
  `script-src ${hash(script)} 'wasm-unsafe-eval'`,
  `style-src ${hash(style)}`,
  'worker-src blob:',
  'img-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types corefeval',
].join('; ');

mkdirSync(`${root}dist/web`, { recursive: true });
writeFileSync(
  `${root}dist/web/page.html`,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="generator" content="corefeval">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title><!--title--></title>
<style>${style}</style>
<div id="app"><!--overview--></div>
<script>${script}</script>
<!--data-->
</html>
`,
);
writeFileSync(`${root}dist/web/render.cjs`, await bundled('render.tsx', 'cjs', true));
console.error(`dist/web/page.html: script ${(size / 1024).toFixed(1)} KB compressed`);
