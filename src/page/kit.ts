/** The documents of a test set without their annotation, as the page of a check kit contains them. */
import type { Document, Span, WordEdits } from '../core/document.ts';
import { Mentions } from '../core/mentions.ts';
import { type PackedReport, packDrafts } from './assemble.ts';
import { MAX_PAGE_CHARACTERS, type PageEntry } from './types.ts';

export interface KitFile {
  /** The name within the test set. */
  readonly name: string;
  /** The name in messages, which no file of a participant has. */
  readonly label: string;
  /** The id of the format. */
  readonly format: string;
}

export interface KitEntry {
  /** Index into `KitIndex.files`. */
  readonly file: number;
}

/** What the page knows before it checks. */
export interface KitIndex {
  readonly title: string;
  /** The name of the test set. */
  readonly testSet: string;
  readonly words: number;
  readonly files: readonly KitFile[];
  readonly documents: readonly (KitEntry & Pick<PageEntry, 'at'>)[];
}

export type PackedKit = Pick<PackedReport<KitIndex>, 'index' | 'blocks'>;

/** A document as plain data: all that a response is compared with. */
export interface KitDocument {
  readonly id: string;
  readonly pairKey: string;
  readonly unit: Document['unit'];
  readonly length: number;
  readonly sentences: readonly number[];
  readonly words?: readonly string[] | undefined;
  readonly digest?: number | undefined;
  readonly offsets?: readonly Span[] | undefined;
  readonly emptyNodes?: readonly number[] | undefined;
  readonly nodeNumbers?: readonly (readonly [token: number, number: number])[] | undefined;
  readonly text?: string | undefined;
  readonly edits?: WordEdits | undefined;
  readonly line?: number | undefined;
}

/** Fields are named one by one: what is not named here, such as mentions, does not reach a participant. */
export function kitDocument(document: Document, line: number | undefined): KitDocument {
  const { id, pairKey, unit, length, sentences, tokens, text, edits } = document;
  return {
    id,
    pairKey,
    unit,
    length,
    sentences: Array.from(sentences),
    ...(tokens === undefined
      ? {}
      : {
          words: Array.from({ length: tokens.length }, (_, index) => tokens.at(index)),
          digest: tokens.digest,
          offsets: tokens.offsets && Array.from(tokens.offsets),
          emptyNodes: tokens.emptyNodes && [...tokens.emptyNodes],
          nodeNumbers: tokens.nodeNumbers && [...tokens.nodeNumbers],
        }),
    text,
    edits,
    line,
  };
}

/** The document without mentions. `file` is its file in messages. */
export function documentOfKit(kit: KitDocument, file: string): Document {
  const { words, digest, offsets, emptyNodes, nodeNumbers, ...rest } = kit;
  return {
    ...rest,
    file,
    entities: [],
    mentions: Mentions.of([]),
    ...(words === undefined
      ? {}
      : {
          tokens: {
            length: words.length,
            at: (index) => words[index] ?? '',
            digest,
            offsets,
            emptyNodes: emptyNodes && new Set(emptyNodes),
            nodeNumbers: nodeNumbers && new Map(nodeNumbers),
          },
        }),
  };
}

/** Compresses the documents; those for which there is no room are counted in `leftOut`. */
export function packKit(
  facts: Pick<KitIndex, 'title' | 'testSet' | 'files'>,
  documents: readonly { readonly file: number; readonly document: KitDocument }[],
  most = MAX_PAGE_CHARACTERS,
): Promise<PackedReport<KitIndex>> {
  const words = documents.reduce((sum, { document }) => sum + (document.words?.length ?? 0), 0);
  const drafts = documents.map(({ file, document }) => ({
    entry: { file },
    bytes: new TextEncoder().encode(JSON.stringify(document)),
    differences: 0,
  }));
  return packDrafts(drafts, (entries) => ({ ...facts, words, documents: entries }), most);
}

/** The documents of a kit in their order. `inflate` unpacks a block. */
export async function unpackKit(
  { index, blocks }: PackedKit,
  inflate: (block: string) => Promise<Uint8Array>,
): Promise<KitDocument[]> {
  const unpacked: Uint8Array[] = [];
  for (const block of blocks) unpacked.push(await inflate(block));
  const decoder = new TextDecoder();
  return index.documents.map(({ at }) => {
    if (at === undefined) throw new Error('The page lacks a document: the file is incomplete.');
    const [block, start, end] = at;
    return JSON.parse(decoder.decode(unpacked[block].subarray(start, end)));
  });
}
