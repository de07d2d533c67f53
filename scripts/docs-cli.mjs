// Writes docs/cli.md, docs/formats/README.md and dist/man/corefeval.1 from the declarations of verbs and formats, as compiled to dist/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiled = (name) => import(new URL(`../dist/cli/${name}.js`, import.meta.url));

/** The manual page is part of the package only, so that it is never older than the program. */
async function writeManPage() {
  const [{ makeProgram }, { verbCards }, { manPage }] = await Promise.all(
    ['program', 'reference/verb-cards', 'reference/man-page'].map(compiled),
  );
  mkdirSync(`${root}dist/man`, { recursive: true });
  writeFileSync(`${root}dist/man/corefeval.1`, manPage(verbCards(await makeProgram(undefined))));
}

async function writePage() {
  const [{ makeProgram }, { verbCards }, { cliPage }] = await Promise.all(
    ['program', 'reference/verb-cards', 'reference/cli-page'].map(compiled),
  );
  writeFileSync(`${root}docs/cli.md`, cliPage(verbCards(await makeProgram(undefined))));
  const [{ formatsPage }, { eventFormats, formats }] = await Promise.all(
    ['reference/formats-page', '../formats/index'].map(compiled),
  );
  writeFileSync(`${root}docs/formats/README.md`, formatsPage(formats, eventFormats));
}

await (process.argv[2] === '--man' ? writeManPage() : writePage());
