// npm run site: installs what the site needs in site/, builds it to site/dist, and checks what was built. `-- --check` only checks links and anchors of the
// sources; `-- --serve` shows the result on this machine.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problems } from './check.mjs';
import { pages } from './pages.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');

function run(command, args, cwd = here) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function report(wrong, right) {
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? right : `${wrong.length} problems`);
  if (wrong.length > 0) process.exit(1);
}

function install() {
  if (existsSync(join(here, 'node_modules', 'vitepress'))) return;
  console.error('Installing the packages of the site (first run) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

const files = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(dist, path)).isFile());

/** What is wrong in the pages that were built: links without target, and anything that is loaded from another host. */
function builtProblems(all) {
  const known = new Set(all);
  const wrong = [];
  const ids = new Map();
  const idsOf = (path) => {
    if (!ids.has(path))
      ids.set(
        path,
        new Set(
          Array.from(readFileSync(join(dist, path), 'utf8').matchAll(/ id="([^"]*)"/g), ([, id]) => id),
        ),
      );
    return ids.get(path);
  };
  for (const path of all.filter((each) => each.endsWith('.html') && !BESIDE.includes(each))) {
    const html = readFileSync(join(dist, path), 'utf8');
    for (const [, tag, attributes] of html.matchAll(/<(script|link|img|iframe|source)\b([^>]*)>/g)) {
      const address = / (?:src|href)="([^"]*)"/.exec(attributes)?.[1] ?? '';
      if (/^(?:https?:)?\/\//.test(address)) wrong.push(`${path}: <${tag}> loads ${address}`);
    }
    for (const [, href] of html.matchAll(/<a\b[^>]* href="([^"]*)"/g)) {
      const link = href.replaceAll('&amp;', '&');
      if (/^[a-z]+:/i.test(link) || link === '#' || link.startsWith('#VPContent')) continue;
      const [file, anchor] = link.split('#');
      const target =
        file === '' ? path : file.startsWith('/') ? file.slice(1) : posix.join(posix.dirname(path), file);
      const found = [target, `${target}.html`, posix.join(target, 'index.html')].find((each) =>
        known.has(each),
      );
      if (found === undefined) wrong.push(`${path}: dead link ${link}`);
      else if (
        anchor &&
        found.endsWith('.html') &&
        !BESIDE.includes(found) &&
        !idsOf(found).has(decodeURIComponent(anchor))
      )
        wrong.push(`${path}: ${found} has nothing called #${anchor}`);
    }
  }
  for (const path of all.filter((each) => each.endsWith('.css'))) {
    const found = /(?:url\(|@import )["']?(https?:\/\/[^"')]+)/.exec(readFileSync(join(dist, path), 'utf8'));
    if (found) wrong.push(`${path}: loads ${found[1]}`);
  }
  return wrong;
}

/** Pages of the product, beside those of the site. */
const BESIDE = ['corefeval.html', 'playground.html'];

function build() {
  install();
  run(process.execPath, [join(here, '..', 'scripts', 'setup.mjs')]);
  rmSync(dist, { recursive: true, force: true });
  run(process.execPath, [join(here, 'node_modules', 'vitepress', 'bin', 'vitepress.js'), 'build', here]);
  for (const name of BESIDE) cpSync(join(here, '..', 'dist', 'pages', name), join(dist, name));
  const all = files();
  const size = all.reduce((sum, path) => sum + statSync(join(dist, path)).size, 0);
  const pictures = all
    .filter((path) => /\.(png|svg|jpe?g)$/.test(path))
    .reduce((sum, path) => sum + statSync(join(dist, path)).size, 0);
  const product = BESIDE.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  const text = (size - pictures - product) / 1e6;
  report(
    [
      ...builtProblems(all),
      ...(text > 10
        ? [`The pages of the site have ${text.toFixed(1)} MB without pictures, more than 10.`]
        : []),
    ],
    `site/dist: ${pages.length} pages, ${text.toFixed(1)} MB and ${(pictures / 1e6).toFixed(1)} MB of pictures; no dead link, nothing from another host`,
  );
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

function serve() {
  const server = createServer((request, response) => {
    const path = posix
      .normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname))
      .replace(/\/$/, '/index.html');
    const file = [path, `${path}.html`, '/404.html']
      .map((each) => join(dist, each))
      .find((each) => existsSync(each) && statSync(each).isFile());
    response.writeHead(file?.endsWith('404.html') ? 404 : 200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
  server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () =>
    console.log(`http://127.0.0.1:${server.address().port}/`),
  );
}

if (process.argv.includes('--check')) {
  const { wrong, links } = problems();
  report(wrong, `${pages.length} pages, ${links} links: no dead one`);
} else {
  build();
  if (process.argv.includes('--serve')) serve();
}
