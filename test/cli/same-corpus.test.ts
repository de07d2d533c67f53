/**
 * What a verb does with a corpus does not depend on the verb. Each row is a corpus that is bad or unusual, with the exit code and the
 * codes that every verb gives; `but` lists the verbs that differ, with the reason. docs/corpora.md says the same in words.
 */
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tarOf, zipOf } from '../support/archives.ts';
import {
  BEN,
  bratFiles,
  broken,
  type CorpusFiles,
  document,
  documents,
  exportFiles,
  folders,
  GOOD,
  jsonDocuments,
  KEY,
  lineOfDocument,
  markdownFiles,
  markdownFolders,
  mentionTable,
  NONE,
  nameless,
  otherWords,
  POOR,
  pair,
  plainJson,
  replaced,
  sharing,
  storedZip,
  three,
  WORDS,
  webannoFiles,
  withBen,
  withColumn,
  withTags,
  wordless,
} from '../support/odd-corpora.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import {
  type CorpusVerb,
  commandLine,
  corpusVerbs,
  hasOutput,
  messagesOf,
  runLine,
  summaryOf,
} from '../support/verb-cells.ts';

interface Row extends CorpusFiles {
  readonly name: string;
  readonly options?: readonly string[];
  /** Standard input. */
  readonly input?: string;
  /** Changes the folder of the files, which is the working directory. */
  readonly prepare?: () => void;
  readonly skip?: boolean;
  /** The exit code and the codes of every verb. */
  readonly expected: string;
  /** The place of the problem, a file or a line, which every verb names that is not in `but`. */
  readonly at?: string;
  /** A response that verbs with several responses leave out, while they score the others. */
  readonly leftOut?: string;
  /** Verbs for which something else is expected, with the reason. */
  readonly but?: Exceptions;
}

type Exceptions = Readonly<Partial<Record<CorpusVerb, readonly [expected: string, reason: string]>>>;

const good = pair(documents(KEY), documents(GOOD));
const incomplete = pair(documents(KEY), documents(GOOD, 1, 11));
const swapped: CorpusFiles = {
  files: { 'system.conll': documents(KEY), 'gold.conll': documents(GOOD) },
  key: 'system.conll',
  responses: ['gold.conll'],
};
/** Packs the folders of key and response. */
function packAll(...archives: readonly string[]): void {
  for (const [i, side] of ['key', 'response'].entries()) {
    const files = readdirSync(side).map((name) => ({
      name: `${side}/${name}`,
      content: readFileSync(`${side}/${name}`, 'utf8'),
    }));
    const isZip = archives[i].endsWith('.zip');
    writeFileSync(
      archives[i],
      isZip
        ? zipOf(files)
        : gzipSync(tarOf(Object.fromEntries(files.map(({ name, content }) => [name, content])))),
    );
  }
}
/** The files of a response with nothing but this content. */
const noAnnotation = (ending: string, content: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`response/d${i + 1}${ending}`, content]));
const unlinked = `#FORMAT=WebAnno TSV 3.3\n#T_SP=x.Span|value\n#T_RL=x.Coreference|type|BT_x.Span\n\n\n#Text=x\n${WORDS.map((word, i) => `1-${i + 1}\t${i}-${i + 1}\t${word}\t_\t_\t_\t\n`).join('')}`;
const README = '# Notes\n\nAbout this corpus.\n';

const ONE_DOCUMENT = 'one document cannot be resampled';
const ALL_DOCUMENTS = 'always reads all documents';
const RAISED = 'what makes a score misleading is an error';
const SEPARATE = 'two files without a common document are checked one by one';
const COPIED = 'the annotation is copied as it is';
const ALONE = 'takes one response';
const FILES = 'takes files, which have no names of systems';
const NO_SIDES = 'has no key and no response';
const TARGET = 'reports what the target cannot hold';

const alone: Exceptions = { explain: ['exit 0', ALONE] };
const copied: Exceptions = { convert: ['exit 0', COPIED] };
const convertNothing: Exceptions = { convert: ['exit 0', NO_SIDES] };
const noSides = (expected: string): Exceptions => ({
  agree: [expected, NO_SIDES],
  convert: [expected, NO_SIDES],
});
const filesOnly = (expected: string): Exceptions => ({
  check: [expected, FILES],
  convert: [expected, FILES],
});
const raised = (expected: string): Exceptions => ({ check: [expected, RAISED] });
const refusedShared: Exceptions = {
  agree: ['exit 1 error[mention/shared]', '--duplicates is error by default'],
};
const allDocuments: Exceptions = {
  check: ['exit 2', ALL_DOCUMENTS],
  agree: ['exit 2', ALL_DOCUMENTS],
  convert: ['exit 2', ALL_DOCUMENTS],
};
const chosen: Exceptions = {
  compare: ['exit 0 warning[compare/one-document]', ONE_DOCUMENT],
  ...allDocuments,
};
const missingDocuments = (expected: string): Exceptions => ({
  agree: [`${expected}[agree/missing-documents]`, 'annotators need not have the same documents'],
  ...convertNothing,
});

// biome-ignore format: one row in as few lines as possible
const rows: readonly Row[] = [
  // Nothing is wrong.
  { name: 'a good key and a good response', ...good, expected: 'exit 0' },
  { name: 'a good key and a good response, with --strict', ...good, options: ['--strict'], expected: 'exit 0' },
  { name: 'folders of files', ...folders(), expected: 'exit 0' },
  { name: 'a folder and a file', ...folders({ 'all.conll': documents(GOOD) }), responses: ['all.conll'], expected: 'exit 0' },
  { name: 'a folder and a pattern', ...folders(), responses: ['response/*.conll'], expected: 'exit 0' },
  { name: 'three good responses', ...three(documents({ ...GOOD, 8: '-' })), expected: 'exit 0' },
  { name: 'a compressed file', ...pair(documents(KEY), gzipSync(documents(GOOD))), expected: 'exit 0' },
  { name: 'archives', ...folders(), prepare: () => packAll('key.zip', 'response.tar.gz'), key: 'key.zip', responses: ['response.tar.gz'], expected: 'exit 0' },
  { name: 'an archive and a directory', ...folders(), prepare: () => packAll('key.zip', 'response.tar.gz'), responses: ['response.tar.gz'], expected: 'exit 0' },
  { name: 'an archive of texts with companions', ...bratFiles('Coref'), prepare: () => packAll('key.zip', 'response.tar.gz'), key: 'key.zip', expected: 'exit 0',
    but: { convert: ['exit 0 warning[convert/types]', TARGET] } },
  { name: 'a response of two formats', files: { 'key.conll': documents(KEY), 'response/a.conll': documents(GOOD, 1, 6), 'response/b.jsonl': jsonDocuments() },
    key: 'key.conll', responses: ['response'], expected: 'exit 0' },
  { name: 'a response with a name', ...good, responses: ['ours=response.conll'], expected: 'exit 0',
    but: filesOnly('exit 1 error[file/missing]') },
  { name: 'one document of many', ...good, options: ['--document', 'd7'], expected: 'exit 0', but: chosen },

  // Files that are not annotation.
  { name: 'a README in the folder of the key', ...folders({ 'key/README.md': README }), expected: 'exit 0 warning[file/skipped]', at: 'key' },
  { name: 'a README in the folder of the response', ...folders({ 'response/README': README }), expected: 'exit 0 warning[file/skipped]', at: 'response' },
  { name: 'a README in a folder, with --strict', ...folders({ 'key/README.md': README, 'response/README': README }), options: ['--strict'],
    expected: 'exit 0 warning[file/skipped]', at: 'key' },
  { name: 'a README in a folder, with --document', ...folders({ 'key/README.md': README }), options: ['--document', 'd7'], expected: 'exit 0', but: chosen },
  { name: 'a hidden file in a folder', ...folders({ 'key/.hidden': README }), expected: 'exit 0 warning[file/skipped]', at: 'key' },
  { name: 'a program in a folder', ...folders({ 'key/make.py': 'print(1)\n' }), expected: 'exit 0 warning[file/skipped]', at: 'key' },
  { name: 'a folder with a README and nothing else', files: { 'key.conll': documents(KEY), 'response/README': README }, key: 'key.conll', responses: ['response'],
    expected: 'exit 1 error[file/missing] warning[file/skipped]', at: 'response' },
  { name: 'a file of an unknown format in a folder', ...folders({ 'key/notes.dat': 'years of work\n' }), expected: 'exit 1 error[file/format]', at: 'key/notes.dat:1' },
  { name: 'a file that another verb reads', ...pair(documents(KEY), '1\tdied\t0\t4\n2\there\t5\t9\n'), expected: 'exit 1 error[file/other-format]', at: 'response.conll' },

  // Files that cannot be read.
  { name: 'a key that does not exist', ...good, key: 'nothing.conll', expected: 'exit 1 error[file/missing]', at: 'nothing.conll' },
  { name: 'a response that does not exist', ...good, responses: ['nothing.conll'], expected: 'exit 1 error[file/missing]', at: 'nothing.conll' },
  { name: 'an empty folder', ...good, responses: ['empty'], prepare: () => mkdirSync('empty'), expected: 'exit 1 error[file/missing]', at: 'empty' },
  { name: 'a pattern without a match', ...good, responses: ['*.nothing'], expected: 'exit 1 error[file/missing]', at: '*.nothing' },
  { name: 'a link to nowhere in a folder', ...folders(), prepare: () => symlinkSync('nowhere', 'response/c.conll'),
    expected: 'exit 1 error[file/missing]', at: 'response/c.conll' },
  { name: 'a file that may not be read', ...good, prepare: () => chmodSync('response.conll', 0), skip: process.platform === 'win32' || process.getuid?.() === 0,
    expected: 'exit 1 error[file/missing]', at: 'response.conll' },
  { name: 'an empty file', ...pair(documents(KEY), ''), expected: 'exit 1 error[file/empty]', at: 'response.conll' },
  { name: 'a compressed file above --max-size', ...pair(documents(KEY), gzipSync(documents(GOOD))), options: ['--max-size', '1K'],
    expected: 'exit 1 error[file/too-large]', at: 'response.conll' },
  { name: 'a compressed file that ends early', ...pair(documents(KEY), gzipSync(documents(GOOD)).subarray(0, 60)), expected: 'exit 1 error[file/damaged]', at: 'response.conll' },
  { name: 'a file in UTF-16', ...pair(documents(KEY), Buffer.from(`\ufeff${documents(GOOD)}`, 'utf16le')), expected: 'exit 1 error[file/encoding]', at: 'response.conll' },

  { name: 'an archive above --max-size', ...folders(), prepare: () => packAll('key.zip', 'response.zip'), responses: ['response.zip'], options: ['--max-size', '1K'],
    expected: 'exit 1 error[file/too-large]', at: 'response.zip/response/a.conll' },
  { name: 'an archive that ends early', files: { 'key.conll': documents(KEY), 'response.zip': storedZip(documents(GOOD)) }, key: 'key.conll', responses: ['response.zip'],
    expected: 'exit 1 error[file/damaged]', at: 'response.zip' },
  { name: 'an archive with a name that leads out of it', files: { 'key.conll': documents(KEY), 'response.zip': zipOf([{ name: '../a.conll', content: documents(GOOD) }]) },
    key: 'key.conll', responses: ['response.zip'], expected: 'exit 1 error[file/damaged]', at: 'response.zip' },
  { name: 'an archive that is not compressed', ...pair(documents(KEY), storedZip(documents(GOOD))), expected: 'exit 1 error[file/other-format]', at: 'response.conll' },
  { name: 'a binary file', ...pair(documents(KEY), Buffer.from('\x01\0\x02\0')), expected: 'exit 1 error[file/other-format]', at: 'response.conll' },

  // Lines that cannot be read.
  { name: 'a broken line in the key', ...pair(broken(KEY), documents(GOOD)), expected: 'exit 1 error[conll/unclosed]', at: `key.conll:${BEN}` },
  { name: 'a broken line in the response', ...pair(documents(KEY), broken(GOOD)), expected: 'exit 1 error[conll/unclosed]', at: `response.conll:${BEN}` },
  { name: 'a broken line in the key, with --lenient', ...pair(broken(KEY), documents(GOOD)), options: ['--lenient'],
    expected: 'exit 0 warning[conll/unclosed]', at: `key.conll:${BEN}` },
  { name: 'a broken line in the key, with --lenient and -q', ...pair(broken(KEY), documents(GOOD)), options: ['--lenient', '-q'], expected: 'exit 0',
    but: { check: ['exit 0 warning[conll/unclosed]', 'its JSON has all problems'] } },
  { name: 'a broken line in a document that is not chosen', ...pair(broken(KEY), documents(GOOD)), options: ['--document', 'd1'], expected: 'exit 0', but: chosen },

  { name: 'a key twice in a JSON object', ...pair(documents(KEY, 7), jsonDocuments().replace('"clusters"', '"clusters":[],"clusters"')),
    expected: 'exit 1 error[json/syntax]', at: 'response.conll:1' },
  { name: 'JSON of an unknown layout', ...pair(documents(KEY, 7), jsonDocuments().replaceAll('doc_key', 'id').replaceAll('clusters', 'chains')),
    expected: 'exit 1 error[json/layout]', at: 'response.conll:1' },

  // Decisions about a whole corpus.
  { name: 'ends that no span shows', ...plainJson(undefined, undefined), expected: 'exit 0 warning[file/ends-unknown]', at: 'key' },
  { name: 'ends that no span shows, with --strict', ...plainJson(undefined, undefined), options: ['--strict'], expected: 'exit 1 error[file/ends-unknown]', at: 'key' },
  { name: 'ends that no span shows, with --ends', ...plainJson(undefined, undefined), options: ['--strict', '--ends', 'inclusive'], expected: 'exit 0' },
  { name: 'ends that the response shows alone', ...plainJson(undefined, [8, 8]), options: ['--strict'], expected: 'exit 0' },
  { name: 'ends that the key shows alone', ...plainJson([8, 8], undefined), options: ['--strict'], expected: 'exit 0' },
  { name: 'ends that differ', ...plainJson([8, 8], [10, 11]), expected: 'exit 0 warning[file/ends-differ]', at: 'response' },

  // Annotation that is not coreference.
  { name: 'relations of brat that are not identity', ...bratFiles('Coref', 'Bridging'), expected: 'exit 0 warning[brat/relations]', at: 'key',
    but: { convert: ['exit 0 warning[brat/relations] warning[convert/relations] warning[convert/types]', TARGET] } },
  { name: 'relations of brat that are identity by an option', ...bratFiles('Corefers'), options: ['--coref-relation', 'corefers'], expected: 'exit 0',
    but: { convert: ['exit 0 warning[convert/types]', TARGET] } },
  { name: 'a pattern of types that cannot be read', ...bratFiles('Coref'), options: ['--coref-type', '('], expected: 'exit 2' },
  { name: 'WebAnno files without a layer of coreference', ...webannoFiles('Dependency'), expected: 'exit 1 error[webanno/no-layer]', at: 'key/d1.tsv:1',
    but: { check: ['exit 1 error[key/no-mentions] error[webanno/no-layer]', 'lists all that it finds'] } },
  { name: 'WebAnno files with a layer that an option names', ...webannoFiles('Dependency'), options: ['--strict', '--coref-layer', 'Dependency'], expected: 'exit 0' },

  // Folders as tools write them.
  { name: 'an annotator of an export by a pattern', ...exportFiles(), responses: ['export/annotation/*/lea.tsv'], expected: 'exit 0' },
  { name: 'an annotator of an export by name', ...exportFiles(), options: ['--response-name', 'lea'], expected: 'exit 0', but: noSides('exit 2') },
  { name: 'an annotator of an export whom nobody is', ...exportFiles(), options: ['--response-name', 'bob'], expected: 'exit 1 error[file/missing]', at: 'export/annotation',
    but: noSides('exit 2') },
  { name: 'several annotators of an export', ...exportFiles(), expected: 'exit 1 error[file/several-systems]', at: 'export/annotation/d1.txt/tom.tsv',
    but: { convert: ['exit 0', NO_SIDES] } },
  { name: 'a whole export as the key', ...exportFiles(), key: 'export', responses: ['export/annotation/*/lea.tsv'], expected: 'exit 0 warning[file/chosen]', at: 'export' },
  { name: 'gold and automatic annotation in one folder', files: { 'c/a.v4_gold_conll': documents(KEY), 'c/a.v4_auto_conll': documents(GOOD), 'r.conll': documents(GOOD) }, key: 'c', responses: ['r.conll'],
    expected: 'exit 0 warning[file/chosen]', at: 'c' },

  // Documents without annotation.
  { name: 'an empty file of brat beside its text', ...replaced(bratFiles('Coref'), { 'key/d7.ann': '', 'response/d7.ann': '' }), expected: 'exit 0',
    but: { convert: ['exit 0 warning[convert/types]', TARGET] } },
  { name: 'a response of brat without any annotation', ...replaced(bratFiles('Coref'), noAnnotation('.ann', '')), expected: 'exit 0 warning[file/no-mentions]',
    but: { convert: ['exit 0 warning[convert/types] warning[file/no-mentions]', TARGET] } },
  { name: 'Markdown without marks beside others', ...replaced(markdownFolders(), { 'key/d7.md': `${WORDS.join(' ')}\n`, 'response/d7.md': `${WORDS.join(' ')}\n` }), expected: 'exit 0',
    but: { agree: ['exit 0 warning[document/unnamed]', 'documents are paired by their names, never by those of their files'] } },
  { name: 'Markdown without marks, with --format', ...replaced(markdownFolders(), noAnnotation('.md', `${WORDS.join(' ')}\n`)), options: ['--format', 'markdown'],
    expected: 'exit 0 warning[file/no-mentions]', but: { agree: ['exit 0 warning[document/unnamed] warning[file/no-mentions]', 'documents are paired by their names, never by those of their files'] } },
  { name: 'an empty WebAnno file', ...replaced(webannoFiles('Coreference'), { 'key/d7.tsv': '', 'response/d7.tsv': '' }), expected: 'exit 0' },
  { name: 'a WebAnno file with a layer and without a mention', ...replaced(webannoFiles('Coreference'), { 'key/d7.tsv': unlinked, 'response/d7.tsv': unlinked }), expected: 'exit 0' },
  { name: 'an empty file beside others that have several documents', ...folders({ 'response/c.conll': '' }), expected: 'exit 1 error[file/empty]', at: 'response/c.conll' },

  // One of several responses.
  { name: 'a broken response among three', ...three(broken(GOOD)), expected: 'exit 1 error[conll/unclosed]', at: `two.conll:${BEN}`, leftOut: 'two.conll', but: alone },
  { name: 'a missing response among three', ...three(''), responses: ['one.conll', 'nothing.conll', 'three.conll'],
    expected: 'exit 1 error[file/missing]', at: 'nothing.conll', leftOut: 'nothing.conll', but: alone },
  { name: 'a response with a warning among three, with --strict', ...three(documents(GOOD, 1, 11)), options: ['--strict'],
    expected: 'exit 1 error[document/missing]', leftOut: 'two.conll', but: { ...alone, ...missingDocuments('exit 1 error') } },
  { name: 'three broken responses', ...three(broken(GOOD), { 'one.conll': broken(GOOD), 'three.conll': broken(GOOD) }),
    expected: 'exit 1 error[conll/unclosed]', at: `one.conll:${BEN}` },
  { name: 'a broken key of three responses', ...three(documents(GOOD), { 'key.conll': broken(KEY) }), expected: 'exit 1 error[conll/unclosed]', at: `key.conll:${BEN}` },
  { name: 'two responses with one name', ...three(documents(GOOD)), responses: ['a=one.conll', 'a=two.conll'], expected: 'exit 2',
    but: { ...alone, ...filesOnly('exit 1 error[file/missing]') } },

  // Documents that do not belong together.
  { name: 'a response without one document of the key', ...incomplete, expected: 'exit 0 warning[document/missing]', at: `key.conll:${lineOfDocument(12)}`,
    but: { ...raised('exit 1 error[document/missing]'), ...missingDocuments('exit 0 warning') } },
  { name: 'a response without one document of the key, with --strict', ...incomplete, options: ['--strict'], expected: 'exit 1 error[document/missing]',
    but: missingDocuments('exit 1 error') },
  { name: 'a response without one document of the key, with --strict and --allow', ...incomplete,
    options: ['--strict', '--allow', 'document/missing', '--allow', 'agree/missing-documents'],
    expected: 'exit 0 warning[document/missing]', but: missingDocuments('exit 0 warning') },
  { name: 'a response without one document of the key, with -q', ...incomplete, options: ['-q'], expected: 'exit 0', but: raised('exit 1 error[document/missing]') },
  { name: 'a response with one more document', ...pair(documents(KEY, 1, 11), documents(GOOD)), expected: 'exit 0 warning[document/extra]',
    at: `response.conll:${lineOfDocument(12)}`, but: missingDocuments('exit 0 warning') },
  { name: 'a file of the key without a counterpart', ...folders({ 'key/c.conll': documents(KEY, 13, 14) }),
    expected: 'exit 0 warning[document/missing] warning[file/unpaired]',
    but: { ...raised('exit 1 error[document/missing] error[file/unpaired]'), ...missingDocuments('exit 0 warning') } },
  { name: 'a file of the response without a counterpart', ...folders({ 'response/c.conll': documents(GOOD, 13, 14) }), expected: 'exit 0 warning[file/unpaired]',
    but: { ...raised('exit 1 error[file/unpaired]'), ...missingDocuments('exit 0 warning') } },
  { name: 'no document in common', ...pair(documents(KEY, 1, 6), documents(GOOD, 7)), expected: 'exit 1 error[document/none-in-common]',
    but: { check: ['exit 0', SEPARATE], agree: ['exit 1 error[agree/none-in-common]', NO_SIDES], ...convertNothing } },
  { name: 'a document twice in the key', ...pair(documents(KEY) + document('d1', KEY), documents(GOOD)),
    expected: 'exit 1 error[document/duplicate]', at: `key.conll:${lineOfDocument(13)}` },
  { name: 'a document twice in the response', ...pair(documents(KEY), documents(GOOD) + document('d1', GOOD)),
    expected: 'exit 1 error[document/duplicate]', at: `response.conll:${lineOfDocument(13)}` },
  { name: 'a document twice in the response, with --lenient', ...pair(documents(KEY), documents(GOOD) + document('d1', GOOD)), options: ['--lenient'],
    expected: 'exit 0 warning[document/duplicate]', at: `response.conll:${lineOfDocument(13)}` },
  { name: 'the same document names in all files of both folders',
    ...folders({ 'key/a.conll': documents(KEY), 'key/b.conll': documents(KEY), 'response/a.conll': documents(GOOD), 'response/b.conll': documents(POOR) }),
    expected: 'exit 0', but: { agree: ['exit 1 error[file/several-systems]', 'documents are paired by their names alone'] } },
  { name: 'a folder with the files of several systems', ...folders({ 'key.conll': documents(KEY), 'response/b.conll': documents(GOOD, 1, 6) }), key: 'key.conll',
    expected: 'exit 1 error[file/several-systems]', at: 'response/b.conll', but: convertNothing },
  { name: 'documents without names', ...pair(nameless(KEY), nameless(GOOD)), expected: 'exit 0 warning[document/unnamed]',
    but: { convert: ['exit 0', 'they are named after their file'] } },
  { name: 'a document with another name in the response', ...pair(document('a', KEY), document('b', GOOD)), expected: 'exit 0 warning[document/renamed]',
    but: {
      compare: ['exit 0 warning[compare/one-document] warning[document/renamed]', ONE_DOCUMENT],
      agree: ['exit 0 warning[compare/one-document] warning[document/renamed]', ONE_DOCUMENT],
      check: ['exit 0', SEPARATE],
      ...convertNothing,
    } },
  { name: 'another document in the response', ...pair(document('a', KEY), document('b', GOOD, WORDS.toReversed())),
    expected: 'exit 1 error[document/other] error[text/words] warning[document/renamed]', at: 'response.conll:1',
    but: { check: ['exit 0', SEPARATE], ...convertNothing } },
  { name: 'files with the names of documents, which have none inside', files: { 'key.conll': documents(KEY), ...markdownFiles() }, key: 'key.conll', responses: ['response'],
    expected: 'exit 0 warning[text/projected]',
    but: {
      check: ['exit 0', SEPARATE],
      agree: ['exit 0 warning[document/unnamed] warning[text/projected]', 'there is no key whose files the others follow'],
      ...convertNothing,
    } },
  { name: 'an unknown name for --document', ...good, options: ['--document', 'd99'], expected: 'exit 1 error[document/unknown]', at: 'key.conll',
    but: allDocuments },

  // Texts that differ.
  { name: 'another word in the response', ...pair(documents(KEY), withBen(GOOD, 'Bob\t(1)')), expected: 'exit 0 warning[text/words]', at: `response.conll:${BEN}`,
    but: convertNothing },
  { name: 'another word in the response, with --strict', ...pair(documents(KEY), withBen(GOOD, 'Bob\t(1)')), options: ['--strict'],
    expected: 'exit 1 error[text/words]', at: `response.conll:${BEN}`, but: convertNothing },
  { name: 'another word in the response, with --strict and --allow', ...pair(documents(KEY), withBen(GOOD, 'Bob\t(1)')), options: ['--strict', '--allow', 'text/words'],
    expected: 'exit 0 warning[text/words]', at: `response.conll:${BEN}`, but: convertNothing },
  { name: 'one more word in the response', ...pair(documents(KEY), documents(GOOD, 1, 11) + document('d12', GOOD, [...WORDS, '.'])), expected: 'exit 0 warning[text/length]',
    but: convertNothing },
  { name: 'more than a tenth of other words', ...pair(documents(KEY), otherWords('Bob', 'but')), expected: 'exit 1 error[text/words]', at: `response.conll:${BEN}`,
    but: convertNothing },
  { name: 'more than a tenth of other words, with --allow', ...pair(documents(KEY), otherWords('Bob', 'but')), options: ['--allow', 'text/words'],
    expected: 'exit 0 warning[text/words]', at: `response.conll:${BEN}`, but: convertNothing },
  { name: 'some masked words', ...pair(documents(KEY), otherWords('_', '_')), expected: 'exit 0 warning[text/words]', at: `response.conll:${BEN}`, but: convertNothing },
  { name: 'a response of masked words', ...pair(documents(KEY), documents(GOOD).replace(/^(d\d+\t0\t\d+\t)\w+/gm, '$1xxx')), expected: 'exit 0', but: convertNothing },
  { name: 'a tenth more words in the response', ...pair(documents(KEY), documents(GOOD, 1, 11) + document('d12', GOOD, [...WORDS, '.', '.'])),
    expected: 'exit 1 error[text/length]', but: convertNothing },
  { name: 'a tenth more words in the response, with --allow', ...pair(documents(KEY), documents(GOOD, 1, 11) + document('d12', GOOD, [...WORDS, '.', '.'])),
    options: ['--allow', 'text/length'], expected: 'exit 0 warning[text/length]', but: convertNothing },
  { name: 'tokens and characters without a text', files: { 'key.jsonl': wordless(), 'response.tsv': mentionTable((id) => id, 3) }, key: 'key.jsonl', responses: ['response.tsv'],
    expected: 'exit 1 error[text/units]', but: { convert: ['exit 0 warning[convert/types] warning[json/loss]', NO_SIDES] } },
  { name: 'another sentence break in the response', ...pair(documents(KEY), documents(GOOD).replace('d7\t0\t4', '\nd7\t0\t4')), expected: 'exit 0 warning[text/sentences]',
    but: convertNothing },

  // Mentions and entities.
  { name: 'a mention of the response in two entities', ...pair(documents(KEY), sharing(GOOD)), expected: 'exit 0 warning[mention/shared]', at: `response.conll:${BEN}`,
    but: { ...raised('exit 1 error[mention/shared]'), ...refusedShared, ...copied } },
  { name: 'a mention of the key in two entities', ...pair(sharing(KEY), documents(GOOD)), expected: 'exit 0 warning[mention/shared]', at: `key.conll:${BEN}`,
    but: { ...refusedShared, ...copied } },
  { name: 'a mention in two entities, with --strict', ...pair(documents(KEY), sharing(GOOD)), options: ['--strict'],
    expected: 'exit 1 error[mention/shared]', at: `response.conll:${BEN}`, but: copied },
  { name: 'a mention in two entities, with --strict and --allow', ...pair(documents(KEY), sharing(GOOD)), options: ['--strict', '--allow', 'mention/shared'],
    expected: 'exit 0 warning[mention/shared]', at: `response.conll:${BEN}`, but: { ...refusedShared, ...copied } },
  { name: 'a mention twice in one entity', ...pair(documents(KEY), withBen(GOOD, 'Ben\t(1)|(1)')), expected: 'exit 0 warning[mention/repeated]', at: `response.conll:${BEN}`,
    but: copied },
  { name: 'a key without mentions', ...pair(documents(NONE), documents(GOOD)), expected: 'exit 1 error[key/no-mentions]', at: 'key.conll',
    but: { check: ['exit 1 error[key/no-mentions] warning[file/no-mentions]', 'checks each file by itself, too'], ...noSides('exit 0 warning[file/no-mentions]') } },
  { name: 'a key without mentions, with --lenient', ...pair(documents(NONE), documents(GOOD)), options: ['--lenient'],
    expected: 'exit 0 warning[key/no-mentions]', at: 'key.conll',
    but: {
      compare: ['exit 0 warning[compare/undefined] warning[key/no-mentions]', 'nothing can be compared'],
      check: ['exit 0 warning[file/no-mentions] warning[key/no-mentions]', 'checks each file by itself, too'],
      ...noSides('exit 0 warning[file/no-mentions]'),
    } },
  { name: 'a response without mentions', ...pair(documents(KEY), documents(NONE)), expected: 'exit 0 warning[file/no-mentions]', at: 'response.conll' },
  { name: 'entities across documents', files: { 'key.tab': mentionTable(() => 'e', 4), 'response.tab': mentionTable((id) => `e${id}`, 3) },
    key: 'key.tab', responses: ['response.tab'], options: ['--format', 'neleval'], expected: 'exit 0 warning[entities/across-documents]',
    but: {
      agree: ['exit 0', 'agreement is about the chains of each document'],
      convert: ['exit 0 warning[convert/across-documents] warning[convert/types] warning[json/loss]', 'reports what the target cannot hold'],
    } },

  // Names of files that suggest that key and response were exchanged.
  { name: 'key and response exchanged', ...swapped, expected: 'exit 0 warning[file/swapped]', at: 'gold.conll', but: noSides('exit 0') },
  { name: 'key and response exchanged, with --strict', ...swapped, options: ['--strict'], expected: 'exit 1 error[file/swapped]', at: 'gold.conll', but: noSides('exit 0') },
  { name: 'key and response exchanged, with --strict and --allow', ...swapped, options: ['--strict', '--allow', 'file/swapped'],
    expected: 'exit 0 warning[file/swapped]', at: 'gold.conll', but: noSides('exit 0') },
  { name: 'key and response exchanged, with a name', ...swapped, responses: ['ours=gold.conll'], expected: 'exit 0 warning[file/swapped]', at: 'gold.conll',
    but: { ...noSides('exit 0'), ...filesOnly('exit 1 error[file/missing]') } },
  { name: 'tags in the response that the key does not have', ...pair(documents(KEY), withTags(GOOD)), expected: 'exit 0',
    but: { check: ['exit 0 warning[file/swapped]', 'compares the columns, too'] } },

  // Options for reading.
  { name: 'another column in the key', ...pair(withColumn(KEY), documents(GOOD)), options: ['--key-coref-column', '5'], expected: 'exit 0', but: noSides('exit 2') },
  { name: 'another column in the response', ...pair(documents(KEY), withColumn(GOOD)), options: ['--response-coref-column', '5'], expected: 'exit 0', but: noSides('exit 2') },
  { name: 'another column in both', ...pair(withColumn(KEY), withColumn(GOOD)), options: ['--coref-column', '5'], expected: 'exit 0' },
  { name: 'formats of key and response', ...good, options: ['--key-format', 'conll', '--response-format', 'conll'], expected: 'exit 0', but: noSides('exit 2') },
  { name: 'an unknown --format', ...good, options: ['--format', 'conl'], expected: 'exit 2' },
  { name: 'a --format that is not that of the files', ...good, options: ['--format', 'jsonlines'], expected: 'exit 1 error[json/syntax]', at: 'key.conll:1' },
  { name: 'an unknown code for --allow', ...good, options: ['--allow', 'no/code'], expected: 'exit 2' },
  { name: '--strict together with --lenient', ...good, options: ['--strict', '--lenient'], expected: 'exit 2' },

  // Standard input.
  { name: 'a response from standard input', ...good, responses: ['-'], input: documents(GOOD), expected: 'exit 0' },
  { name: 'a key from standard input', ...good, key: '-', input: documents(KEY), expected: 'exit 0' },
  { name: 'a broken response from standard input', ...good, responses: ['-'], input: broken(GOOD), expected: 'exit 1 error[conll/unclosed]', at: `standard input:${BEN}` },
  { name: 'an empty standard input', ...good, responses: ['-'], input: '', expected: 'exit 1 error[file/empty]', at: 'standard input' },
  { name: 'standard input as key and response', ...good, key: '-', responses: ['-'], input: documents(KEY), expected: 'exit 2' },
];

/** Verbs that leave a broken response out; for the others it is an error of the whole. */
const LEAVES_OUT: readonly CorpusVerb[] = ['score', 'report', 'compare', 'analyze', 'gate'];

/** What a verb must do with the corpus of a row, in words. */
function expectedOf(verb: CorpusVerb, { expected, but, leftOut, at }: Row): string {
  const summary = but?.[verb]?.[0] ?? expected;
  const isLeftOut = leftOut !== undefined && LEAVES_OUT.includes(verb);
  const lists = verb === 'check' && summary.startsWith('exit 1');
  return [
    summary,
    ...(at !== undefined && but?.[verb] === undefined ? [`at ${at}`] : []),
    ...(isLeftOut ? [`${leftOut} is left out`] : []),
    summary.startsWith('exit 0') || isLeftOut || lists ? 'with output' : 'without output',
  ].join(', ');
}

/** Whether a place is a file or a line, or a line of the file. */
const isAt = (place: string, at: string | undefined): boolean => place === at || place.startsWith(`${at}:`);

/** What it does. */
async function actualOf(verb: CorpusVerb, row: Row): Promise<string> {
  const { options = [], input, but, leftOut, at } = row;
  const outcome = await runLine(commandLine(verb, row, options), input);
  const messages = messagesOf(verb, outcome);
  const isNamed = but?.[verb] === undefined && messages.some(({ place }) => isAt(place, at));
  const isLeftOut = outcome.stderr.includes(`error: ${leftOut} is left out: `);
  return [
    summaryOf(outcome, messages),
    ...(isNamed ? [`at ${at}`] : []),
    ...(isLeftOut ? [`${leftOut} is left out`] : []),
    hasOutput(verb, outcome) ? 'with output' : 'without output',
  ].join(', ');
}

/** Runs a function in a folder with the files of a row. */
async function inFolder<Result>({ files, prepare }: Row, run: () => Promise<Result>): Promise<Result> {
  const home = process.cwd();
  process.chdir(temporaryFolder(files));
  try {
    prepare?.();
    return await run();
  } finally {
    process.chdir(home);
  }
}

describe('every verb does the same with', () => {
  for (const row of rows)
    it.skipIf(row.skip)(row.name, async () => {
      const differences: string[] = [];
      await inFolder(row, async () => {
        for (const verb of corpusVerbs) {
          const [expected, actual] = [expectedOf(verb, row), await actualOf(verb, row)];
          if (actual !== expected) differences.push(`${verb}: expected ${expected}; got ${actual}`);
        }
      });
      expect(differences).toEqual([]);
    });
});

describe('the JSON of a verb', () => {
  const row: Row = {
    name: 'a missing document',
    ...incomplete,
    expected: 'exit 0 warning[document/missing]',
  };

  it.each(['score', 'compare', 'analyze', 'explain'] as const)(
    'has the warnings that are printed: %s',
    async (verb) => {
      const { stdout } = await inFolder(row, () => runLine([...commandLine(verb, row, []), '--json']));
      expect(stdout).toContain('"code": "document/missing"');
    },
  );
});
