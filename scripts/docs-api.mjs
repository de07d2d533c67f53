/**
 * Writes docs/api from the declarations in build/: a page for each entry point, with the comments of its exports, and an index of all
 * names. With --check nothing is written, and the exit code is 1 if a page is not current.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { writePages } from './write-pages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/api/`;
const { exports: entries } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** The declaration file of each entry point, by the name under which it is imported. */
const declarations = new Map(
  Object.entries(entries).flatMap(([path, conditions]) =>
    conditions.types === undefined
      ? []
      : [[`corefeval${path.slice(1)}`, conditions.types.replace('./dist/', `${root}build/`)]],
  ),
);
const program = ts.createProgram([...declarations.values()], {
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  target: ts.ScriptTarget.ES2022,
});
const checker = program.getTypeChecker();

/** What each entry point is for. */
const summaries = {
  corefeval: 'scores of entities and documents in memory, and what several entry points share',
  'corefeval/metrics': 'the metrics, their counts and their parameters',
  'corefeval/formats': 'readers and writers, and how a format declares itself',
  'corefeval/report': 'results as text, JSON, CSV, TSV, Markdown, LaTeX and HTML',
  'corefeval/tokenizer': 'text to tokens, by the rules of the Penn Treebank',
  'corefeval/nuggets': 'the event nugget task',
  'corefeval/compare': 'tests, intervals, effects and ranks of systems',
  'corefeval/analyze': 'kinds of errors, what each costs, slices of mentions and entities',
  'corefeval/agree': 'agreement of annotators',
  'corefeval/explain': 'metrics worked out on a document, and why a number differs',
  'corefeval/files': 'the verbs of the command line, on files and folders',
};

const generated = '<!-- Written by `npm run docs` from the types; do not edit. -->';

/** `corefeval/metrics`: `metrics.md` */
const pageName = (entry) => `${entry.replace('corefeval/', '')}.md`;

function indexPage(sections) {
  const rows = sections.map(({ name }) => `| [\`${name}\`](${pageName(name)}) | ${summaries[name]} |`);
  const lists = sections.flatMap(({ name, groups, known }) => [
    `## \`${name}\``,
    ...groups.map(
      ([title, own]) => `${title}: ${own.map((symbol) => linkTo(symbol.name, name)).join(', ')}.`,
    ),
    ...(groups.length > 0 ? [] : [`${known.map((symbol) => linkTo(symbol.name, symbol.entry)).join(', ')}.`]),
  ]);
  return `# The library

${generated}

Every name that the package exports, by entry point. The types are those of the compiler, so a program that follows these pages compiles. All entry points are ES modules, which \`require\` loads too
(TypeScript: \`module\` \`nodenext\`), and run in a browser; only \`corefeval/files\` reads files ([guide](../files.md)). Errors in files are thrown as \`InputError\`, wrong options as \`UsageError\`; both have a sentence in
\`message\` that says what to do.

Most programs need four names: [score](corefeval.md#score) for entities of one document, [Scorer](corefeval.md#scorer) for many, [readDocuments](corefeval.md#readdocuments) and
[scoreDocuments](corefeval.md#scoredocuments) for files.

| entry point | what it has |
| --- | --- |
${rows.join('\n')}

${lists.join('\n\n')}
`;
}

/** A link from a page of this folder to the text of a name. */
function linkTo(name, entry, from) {
  const path = entry === from ? '' : pageName(entry);
  return `[\`${name}\`](${path}#${anchors.get(entry).get(name)})`;
}

/** The anchors of the names on the page of each entry point: a heading that a page has twice, but for case, gets a number. */
const anchors = new Map();

function anchorsOf(groups) {
  const seen = new Map(groups.map(([title]) => [title.toLowerCase(), 1]));
  return new Map(
    groups.flatMap(([, own]) =>
      own.map(({ name }) => {
        const anchor = name.toLowerCase();
        const repeats = seen.get(anchor) ?? 0;
        seen.set(anchor, repeats + 1);
        return [name, repeats === 0 ? anchor : `${anchor}-${repeats}`];
      }),
    ),
  );
}

/** The order of kinds in a section: what a program calls comes first. */
const kinds = [
  ['Functions', ts.isFunctionDeclaration],
  ['Classes', ts.isClassDeclaration],
  ['Constants', ts.isVariableDeclaration],
  ['Types', (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)],
];

/** The entry point and name under which a declaration is documented; others refer to it. */
const documented = new Map();

function section(name, file) {
  if (summaries[name] === undefined) throw new Error(`scripts/docs-api.mjs has no summary of ${name}`);
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const symbols = checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, declarations: targetOf(symbol).declarations ?? [] }))
    .filter(({ declarations: found }) => found.length > 0)
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const own = symbols.filter(({ declarations: found }) => !documented.has(found[0]));
  const known = symbols.filter(({ declarations: found }) => documented.has(found[0]));
  for (const symbol of own) documented.set(symbol.declarations[0], { name: symbol.name, entry: name });
  const groups = kinds
    .map(([title, is]) => [title, own.filter(({ declarations: found }) => is(found[0]))])
    .filter(([, some]) => some.length > 0);
  anchors.set(name, anchorsOf(groups));
  return { name, groups, known: known.map(({ declarations: found }) => documented.get(found[0])) };
}

function entryPage({ name, groups, known }) {
  const summary = summaries[name];
  const also = known.map((symbol) => linkTo(symbol.name, symbol.entry, name));
  return `${[
    `# \`${name}\``,
    generated,
    `${summary[0].toUpperCase()}${summary.slice(1)}. All entry points: [the library](README.md).`,
    ...groups.flatMap(([title, some]) => [`## ${title}`, ...some.map(entry)]),
    ...(also.length === 0 ? [] : [`## Also exported here`, `${also.join(', ')}.`]),
  ].join('\n\n')}\n`;
}

const targetOf = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function entry({ name, declarations: found }) {
  const { text, examples } = commentOf(found);
  const code = found.map(textOf).join('\n');
  return [`### ${name}`, text, `\`\`\`ts\n${code}\n\`\`\``, derivedProperties(found[0]), ...examples]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The properties that an interface has from a type without a text of its own, such as one computed from a list of columns. */
function derivedProperties(node) {
  if (!ts.isInterfaceDeclaration(node)) return '';
  const from = (node.heritageClauses ?? []).flatMap(({ types }) => types);
  const properties = from
    .map((type) => checker.getTypeAtLocation(type))
    .filter(({ objectFlags = 0 }) => objectFlags & ts.ObjectFlags.Mapped)
    .flatMap((type) => checker.getPropertiesOfType(type));
  if (properties.length === 0) return '';
  const lines = properties.map((property) => {
    const comment = ts.displayPartsToString(property.getDocumentationComment(checker));
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `- \`${property.name}${optional}: ${typeOf(property)}\`${comment === '' ? '' : `: ${comment}`}`;
  });
  return `Its further properties:\n\n${lines.join('\n')}`;
}

/** The type of a property without `undefined`: as it is written, if that is its type, or as the compiler computes it. */
function typeOf(property) {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const written = property.declarations?.find(ts.isPropertySignature)?.type;
  return written !== undefined && checker.getNonNullableType(checker.getTypeAtLocation(written)) === type
    ? written
        .getText()
        .replace(/\s+/g, ' ')
        .replace(/ \| undefined$/, '')
    : checker.typeToString(type);
}

/** The comment of a declaration; overloads have it at the first one. */
function commentOf(found) {
  const host = ts.isVariableDeclaration(found[0]) ? found[0].parent.parent : found[0];
  const comments = ts.getJSDocCommentsAndTags(host).filter(ts.isJSDoc);
  const last = comments.at(-1);
  return {
    text: last === undefined ? '' : (ts.getTextOfJSDocComment(last.comment) ?? ''),
    examples: (last?.tags ?? [])
      .filter(({ tagName }) => tagName.text === 'example')
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? ''),
  };
}

/** A declaration without its own comment; the comments of its members stay. */
function textOf(node) {
  const host = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return host
    .getText()
    .replace(/^(?:export )?(?:default )?(?:declare )?/, '')
    .replace(/^ *(?:#private|private .*);\n/gm, '')
    .replace(/\bimport\("[^"]+"\)\./g, '')
    .replace(/ {4}/g, '  ');
}

const sections = Array.from(declarations, ([name, file]) => section(name, file));
const pages = new Map([
  ['README.md', indexPage(sections)],
  ...sections.map((each) => [pageName(each.name), entryPage(each)]),
]);
if (process.argv[2] !== '--check') writePages(folder, pages);
else {
  const written = existsSync(folder) ? readdirSync(folder) : [];
  const stale = new Set([...pages.keys(), ...written].filter((name) => !isCurrent(name)));
  if (stale.size > 0) {
    console.error(`docs/api is not current (${[...stale].join(', ')}): run npm run docs`);
    process.exitCode = 1;
  }
}

function isCurrent(name) {
  const path = folder + name;
  return pages.has(name) && existsSync(path) && readFileSync(path, 'utf8') === pages.get(name);
}
