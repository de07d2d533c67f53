/** Every real file is recognised and read, or refused with the right message; what is read comes back from every writer. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Converter, isWritable } from '../../src/convert/converter.ts';
import { readBack } from '../../src/convert/read-back.ts';
import type { Document } from '../../src/core/document.ts';
import { project } from '../../src/evaluate/project/project.ts';
import { companionPath } from '../../src/formats/companions.ts';
import { detectFormat } from '../../src/formats/detect.ts';
import { foreignFile } from '../../src/formats/foreign-files.ts';
import { type Capability, type Format, formats } from '../../src/formats/index.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { partitionOf } from '../support/document-arbitraries.ts';

const root = fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const bytesOf = (path: string) => new Uint8Array(readFileSync(root + path));

/** Files that are not annotation: descriptions, plain texts, tables of scores, and an empty file. */
const NOT =
  /SOURCE\.txt$|PAIRS\.tsv$|README|doc\.txt$|published-scores|metrics_|\.txt$|sample_system_D\.tbf$/;
/** The format of a file by its name; real names say it. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/\.(?:json|jsonl|jsonlines)$/, 'jsonlines'],
  [/tkn\/.*\.tab$/, 'a token table'],
  [/\.conllu$/, 'corefud'],
  [/CONLLUA$/, 'ua'],
  [/conll$/, 'conll'],
  [/litbank-tsv\.ann$/, 'litbank'],
  [/\.ann$/, 'brat'],
  [/\.tbf$/, 'tbf'],
  [/xrenner\.sgml$/, 'the SGML of xrenner'],
  [/\.sgml$/, 'muc'],
  [/\.xml$/, 'ecb'],
  [/\.sacr$/, 'sacr'],
  [/\.tsv$/, 'webanno'],
  [/\.entities$/, 'booknlp'],
];
const expectedOf = (path: string) =>
  /scorch/.test(path) ? 'scorch' : (FORMATS.find(([sign]) => sign.test(path))?.[1] ?? '?');

const all = (readdirSync(root, { recursive: true, withFileTypes: true }) as import('node:fs').Dirent[])
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length).replace(/^\//, ''));
const marked = all.filter((path) => /markdown\.txt$|crac25\.txt$/.test(path));
const annotated = all.filter((path) => !NOT.test(path));

/** Files with faults that their owners put there, or that the format does not allow. */
const isFaulty = (path: string) => /gold_wrong|validation\/|temporal|NewTest/.test(path);

function read(path: string, format: Format): { documents: Document[]; problems: Problem[] } {
  const bytes = bytesOf(path);
  const problems: Problem[] = [];
  const companions = new Map(
    format.companions.flatMap(({ extension, paths }) => {
      const candidates = paths?.(path) ?? [companionPath(path, extension)];
      const found = candidates.find((candidate) => existsSync(root + candidate));
      return found === undefined ? [] : [[extension, bytesOf(found)] as const];
    }),
  );
  const file = { size: bytes.length, read: (start: number, end: number) => bytes.subarray(start, end) };
  const { traits } = format.examine?.(file, {}) ?? {};
  const documents = [
    ...format.read({ name: path, bytes, companions, traits }, (entry) => problems.push(entry)),
  ];
  return { documents, problems };
}

it('finds the files', () => expect(annotated.length).toBeGreaterThan(80));

describe('every file', () => {
  it.each([...annotated, ...marked])('%s is recognised and read, or named', (path) => {
    const head = bytesOf(path).subarray(0, 64 << 10);
    const detected = detectFormat(head);
    const expected = /markdown/.test(path) ? 'markdown' : /crac25/.test(path) ? 'crac25' : expectedOf(path);
    if (detected === undefined) {
      expect(foreignFile(head)?.label).toBe(expected);
      return;
    }
    expect(detected.format.id).toBe(expected);
    const { documents, problems } = read(path, detected.format);
    expect(documents.length).toBeGreaterThan(0);
    if (!isFaulty(path)) expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each(all.filter((path) => NOT.test(path) && !marked.includes(path)))('%s is not annotation', (path) =>
    expect(detectFormat(bytesOf(path).subarray(0, 64 << 10))).toBeUndefined(),
  );
});

/** One file of each kind; the others of a folder are like it. */
const samples = annotated.filter(
  (path) => !/ukp-/.test(path) || /within_doc\.gold|ecbp\.key_conll|gvc\.cross_doc\.gold/.test(path),
);

/** Everything that a format holds of the mentions of a document, but for the attributes that are named, as lines; entities have their mentions for a name. */
function factsOf(document: Document, { holds }: Format, lost: ReadonlySet<string>): string[] {
  const has = (capability: Capability) => holds.includes(capability);
  const members = new Map<number, string[]>();
  for (const { start, end, parts = [[start, end]], entity } of document.mentions)
    members.set(entity, [...(members.get(entity) ?? []), parts.join(' ')]);
  const names = new Map([...members].map(([entity, spans]) => [entity, spans.sort().join(';')]));
  const mentions = Array.from(document.mentions, ({ start, end, parts = [[start, end]], ...rest }) =>
    [
      ...(has('types') ? [...(rest.attributes ?? [])].filter(([name]) => !lost.has(name)) : []),
      ...(has('heads') && rest.head !== undefined ? [['head', rest.head]] : []),
      ...(has('zeros') && rest.zero ? [['zero', 'yes']] : []),
    ].map(([name, value]) => `${parts.join(' ')} has ${name} ${value}`),
  );
  const relations = (has('relations') ? (document.relations ?? []) : []).flatMap(({ type, from, to }) =>
    to.map((entity) => `${names.get(from)} ${type} ${names.get(entity)}`),
  );
  return [...mentions.flat(), ...relations];
}

/** The words of a document; of a text in characters, what is between blanks. */
const wordsOf = ({ tokens, text, unit }: Document): string[] | undefined =>
  unit === 'token'
    ? tokens && Array.from({ length: tokens.length }, (_, i) => tokens.at(i))
    : text?.split(/\s+/).filter((word) => word !== '');

/** The names of attributes that a converter reports as lost. */
const lostAttributes = (problems: readonly Problem[]): Set<string> =>
  new Set(problems.flatMap(({ message }) => /the attribute (\S+) of/.exec(message)?.[1] ?? []));

/** Formats whose lines or markers give the sentences back. */
const withSentences = ['conll', 'corefud', 'jsonlines', 'litbank'];

describe.each(formats.filter(isWritable).map((format) => [format.id, format] as const))(
  'to %s',
  (_, target) => {
    it.each(samples)('%s comes back, or a change is reported', (path) => {
      const { format } = detectFormat(bytesOf(path).subarray(0, 64 << 10)) ?? {};
      if (format === undefined) return;
      for (const document of read(path, format).documents) {
        const problems: Problem[] = [];
        const converter = new Converter(target, (entry) => problems.push(entry));
        const prepared = converter.prepare(document, format);
        const { content, companion } = converter.write([prepared]);
        converter.finish();
        const isDeclared = ({ code }: Problem) => code.startsWith('convert/') && code !== 'convert/changed';
        if (problems.some((entry) => !isDeclared(entry))) continue;
        const [again] = readBack(target, content, companion);
        // Without words there are no characters that tokens could be moved to: the numbers are the same.
        const isComparable = again.unit === prepared.unit || wordsOf(prepared) === undefined;
        const same = isComparable ? again : project(prepared, again, () => {});
        expect(partitionOf(same)).toEqual(partitionOf(prepared));
        const lost = lostAttributes(problems);
        // A format that cannot leave a type out adds one.
        const kept = new Set(factsOf(same, target, lost));
        expect(factsOf(prepared, target, lost).filter((fact) => !kept.has(fact))).toEqual([]);
        const words = target.holds.includes('words') ? wordsOf(prepared) : undefined;
        if (words !== undefined) expect(wordsOf(again)).toEqual(words);
        if (withSentences.includes(target.id) && prepared.sentences.length > 0)
          expect(Array.from(again.sentences)).toEqual(Array.from(prepared.sentences));
      }
    });
  },
);
