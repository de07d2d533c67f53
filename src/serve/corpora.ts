import type { FilesShell } from '../library/files/index.ts';
import { UsageError } from '../problems/problem.ts';
import { type DocumentList, documentLists } from './documents.ts';
import { OverlayFiles } from './overlay-files.ts';
import { corpusOptions, isObject, listOf, optionalText, optionsOf } from './parameters.ts';
import type { Parameters, ServeShell } from './shell.ts';

/** A corpus of a request, as it was sent. */
export interface SentCorpus {
  /** Its parameter, for messages. */
  readonly parameter: string;
  /** The name of a corpus in memory that has none. */
  readonly name: string;
  readonly corpus: unknown;
}

export interface RequestCorpora {
  /** The path of each corpus: that of a corpus in memory is its name. */
  readonly paths: readonly string[];
  /** The format of each corpus; undefined where it is detected. */
  readonly formats: readonly (string | undefined)[];
  /** The files of the request. */
  readonly shell: FilesShell;
}

/** The format of lists of documents. */
const LIST_FORMAT = 'jsonlines';

/** The files of the corpora of a request: those in memory become files beside those of the machine. */
export function requestCorpora(sent: readonly SentCorpus[], shell: ServeShell): RequestCorpora {
  const corpora = sent.map(checkedCorpus);
  const taken = new Set(corpora.flatMap((corpus) => (corpus.kind === 'path' ? [corpus.path] : [])));
  const paths = corpora.map((corpus) =>
    corpus.kind === 'path' ? corpus.path : freeName(corpus.name, taken),
  );
  const listed = corpora.flatMap((corpus) => (corpus.kind === 'documents' ? [corpus] : []));
  const lists = documentLists(listed, listed.length < corpora.length);
  const encoder = new TextEncoder();
  const texts = new Map<string, Uint8Array>();
  corpora.forEach((corpus, i) => {
    if (corpus.kind === 'path') return;
    texts.set(paths[i], encoder.encode(corpus.kind === 'text' ? corpus.text : lists.get(corpus)));
  });
  const files = texts.size === 0 ? shell.files : new OverlayFiles(shell.files, texts);
  return {
    paths,
    formats: corpora.map(({ format }) => format),
    shell: { files, threads: shell.threads, page: shell.page },
  };
}

/** A name that no other corpus has. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} (${number})`;
  taken.add(free);
  return free;
}

type CheckedCorpus =
  | { readonly kind: 'path'; readonly path: string; readonly format: string | undefined }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly name: string;
      readonly format: string | undefined;
    }
  | (DocumentList & { readonly kind: 'documents'; readonly name: string; readonly format: string });

const CORPUS_KINDS = ['path', 'text', 'documents'];
const CORPUS_FIELDS = [...CORPUS_KINDS, 'format', 'name'];

function checkedCorpus({ parameter, name, corpus }: SentCorpus): CheckedCorpus {
  const expected = `Expected \`${parameter}\` to be a corpus: {"path": …}, {"text": …} or {"documents": …}`;
  if (!isObject(corpus)) throw new UsageError(`${expected}.`);
  const fields = Object.keys(corpus);
  const unknown = fields.find((field) => !CORPUS_FIELDS.includes(field));
  if (unknown !== undefined) throw new UsageError(`${expected}; it has no ${JSON.stringify(unknown)}.`);
  if (fields.filter((field) => CORPUS_KINDS.includes(field)).length !== 1)
    throw new UsageError(`${expected}, one of the three.`);
  const format = optionalText('format', corpus.format);
  const ownName = optionalText('name', corpus.name) || name;
  if (ownName === '-') throw new UsageError(`A corpus cannot have the name "-".`);
  if ('documents' in corpus) {
    const documents = listOf(`${parameter}.documents`, corpus.documents);
    return { kind: 'documents', parameter, documents, name: ownName, format: LIST_FORMAT };
  }
  if (typeof corpus.text === 'string') return { kind: 'text', text: corpus.text, name: ownName, format };
  if (typeof corpus.path !== 'string' || corpus.path === '')
    throw new UsageError(`${expected}, with a text.`);
  if (corpus.path === '-')
    throw new UsageError('Standard input (-) carries the protocol: send the content as {"text": …}.');
  return { kind: 'path', path: corpus.path, format };
}

/** A corpus with a name, such as a system: `{"name"?: …, "corpus": …}`. */
export interface NamedCorpus {
  readonly name: string | undefined;
  readonly corpus: unknown;
}

export function namedCorpora(parameter: string, value: unknown): NamedCorpus[] {
  const list = listOf(parameter, value);
  if (list.length === 0) throw new UsageError(`\`${parameter}\` is empty.`);
  return list.map((entry) => {
    if (
      !isObject(entry) ||
      !('corpus' in entry) ||
      Object.keys(entry).some((name) => !/^(?:name|corpus)$/.test(name))
    )
      throw new UsageError(`Expected \`${parameter}\` to be a list of {"name": …, "corpus": …}.`);
    return { name: optionalText(`${parameter}[…].name`, entry.name), corpus: entry.corpus };
  });
}

/** A key and systems as a request of the library. */
export interface PairedCorpora {
  readonly key: { readonly path: string };
  readonly responses: readonly { readonly path: string; readonly name?: string | undefined }[];
  /** Options, with the formats of the two sides. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly shell: FilesShell;
}

export function pairedCorpora(parameters: Parameters, shell: ServeShell): PairedCorpora {
  const systems = namedCorpora('systems', parameters.systems);
  const {
    paths,
    formats,
    shell: files,
  } = requestCorpora(
    [
      { parameter: 'key', name: 'key', corpus: parameters.key },
      ...systems.map(({ name, corpus }) => ({ parameter: 'systems', name: name ?? 'response', corpus })),
    ],
    shell,
  );
  return {
    key: { path: paths[0] },
    responses: systems.map(({ name }, i) => ({ path: paths[i + 1], name })),
    options: pairOptions(optionsOf(parameters, corpusOptions.evaluate), formats),
    shell: files,
  };
}

/** Options with the formats of a key, which is the first corpus, and of its responses. */
export function pairOptions(
  options: Readonly<Record<string, unknown>>,
  [key, ...responses]: readonly (string | undefined)[],
): Readonly<Record<string, unknown>> {
  const { format, keyFormat = format, responseFormat = format } = options;
  const [keySide, responseSide] = [sideFormat([key], keyFormat), sideFormat(responses, responseFormat)];
  if (keySide === keyFormat && responseSide === responseFormat) return options;
  const { format: _, ...others } = options;
  return { ...others, keyFormat: keySide, responseFormat: responseSide };
}

/** The format of all corpora of a side, where `asked` is that of the options; undefined if it is detected for each. */
export function sideFormat(formats: readonly (string | undefined)[], asked: unknown): unknown {
  const distinct = new Set(formats.map((format) => format ?? asked));
  if (distinct.size === 1) return [...distinct][0];
  // Lists of documents are detected like files.
  distinct.delete(LIST_FORMAT);
  if (distinct.size === 1 && distinct.has(undefined)) return undefined;
  throw new UsageError('Corpora of one side have different formats.', 'Leave `format` out: it is detected.');
}
