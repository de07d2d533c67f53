// Writes docs/cli, docs/formats/README.md, docs/errors, the metric ids in schemas/ and dist/man/corefeval.1.gz from the declarations of verbs,
// formats, codes and metrics, as compiled to build/.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { writePages } from './write-pages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiled = (name) => import(new URL(`../build/cli/${name}.js`, import.meta.url));

/** The manual page is part of the package only, so that it is never older than the program. */
async function writeManPage() {
  const [{ makeProgram }, { verbCards }, { manPage }] = await Promise.all(
    ['program', 'reference/verb-cards', 'reference/man-page'].map(compiled),
  );
  mkdirSync(`${root}dist/man`, { recursive: true });
  writeFileSync(
    `${root}dist/man/corefeval.1.gz`,
    gzipSync(manPage(verbCards(await makeProgram(undefined))), { level: 9 }),
  );
}

async function writeReference() {
  const [{ makeProgram }, { verbCards }, { cliPages }] = await Promise.all(
    ['program', 'reference/verb-cards', 'reference/cli-page'].map(compiled),
  );
  writePages(`${root}docs/cli/`, cliPages(verbCards(await makeProgram(undefined))));
  const [{ formatsPage }, { eventFormats, formats }] = await Promise.all(
    ['reference/formats-page', '../formats/index'].map(compiled),
  );
  writeFileSync(`${root}docs/formats/README.md`, formatsPage(formats, eventFormats));
}

async function writeErrors() {
  const [{ errorsPages }, { problemCodes }] = await Promise.all(
    ['reference/errors-page', '../problem-codes'].map(compiled),
  );
  const folder = `${root}scripts/errors/`;
  const templates = readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]);
  for (const [name, text] of errorsPages(new Map(templates), new Map(Object.entries(problemCodes))))
    writeFileSync(`${root}docs/errors/${name}`, text);
}

async function writeSchemas() {
  const [{ withMetricIds }, { metrics }] = await Promise.all(
    ['reference/schema-metrics', '../metrics/index'].map(compiled),
  );
  const ids = metrics.map(({ id }) => id);
  for (const name of readdirSync(`${root}schemas`)) {
    const path = `${root}schemas/${name}`;
    writeFileSync(path, withMetricIds(readFileSync(path, 'utf8'), ids));
  }
}

await (process.argv[2] === '--man' ? writeManPage() : writeReference().then(writeErrors).then(writeSchemas));
