import { escapeHtml } from '../report/escape-html.ts';
import type { ScoreReport } from '../report/score/report.ts';
import { type PageFacts, pageFacts } from './facts.ts';
import { packDocument } from './pack.ts';
import { pageIndex } from './report-index.ts';
import type { Runs } from './runs.ts';
import {
  MAX_PAGE_CHARACTERS,
  type PageDocument,
  type PageEntry,
  type PageExtras,
  type PageIndex,
} from './types.ts';

/** The parts of the built page that are the same in every report. */
export interface PageTemplate<Index = PageIndex> {
  /** The page without data; the marks below show where data goes. */
  readonly html: string;
  /** The overview as HTML, which is shown before the script runs, or without it. */
  readonly overview: (index: Index) => string;
}

/** Where the parts go in the template. */
export const TEMPLATE_PLACES = {
  title: '<!--title-->',
  overview: '<!--overview-->',
  data: '<!--data-->',
} as const;

/** Bytes of documents that are compressed together. */
const BLOCK_BYTES = 64 << 10;

export interface AssembledPage {
  readonly html: string;
  /** Documents whose text was left out because the page would have been too large. */
  readonly leftOut: number;
}

/** The data of a report as a page contains it; plain data that a worker can send. */
export interface PackedReport<Index = PageIndex> {
  readonly index: Index;
  /** Base64 of compressed documents. */
  readonly blocks: readonly string[];
  /** Documents whose text was left out. */
  readonly leftOut: number;
}

/** Puts a report into the page: one self-contained file. `documents` are in the order of the scores by document. */
export async function assemblePage(
  template: PageTemplate,
  report: ScoreReport,
  documents: Iterable<PageDocument | PageFacts>,
  most = MAX_PAGE_CHARACTERS,
  extras: PageExtras = {},
): Promise<AssembledPage> {
  const packed = await packReport(report, documents, most, extras);
  return { html: await fillPage(template, packed), leftOut: packed.leftOut };
}

/** Compresses the documents of a report. */
export function packReport(
  report: ScoreReport,
  documents: Iterable<PageDocument | PageFacts>,
  most = MAX_PAGE_CHARACTERS,
  extras: PageExtras = {},
): Promise<PackedReport> {
  const names = documentNames(Array.from(report.systems[0].documents, ({ id }) => id));
  const drafts: Draft<PageEntry>[] = [];
  for (const document of documents) {
    const entry = { id: names[drafts.length], ...pageFacts(document) };
    const differences = entry.marks.flat().reduce((sum, count) => sum + count, 0);
    drafts.push({ entry, bytes: 'text' in document ? packDocument(document) : undefined, differences });
  }
  return packDrafts(drafts, (entries) => pageIndex(report, entries, extras), most);
}

/** A document that may become part of a page. */
export interface Draft<Entry> {
  readonly entry: Entry;
  /** Absent if its text is left out. */
  readonly bytes: Uint8Array | undefined;
  /** Number of differences between the sides: documents with few are left out first. */
  readonly differences: number;
}

/** Compresses documents, and makes the index of their entries. */
export async function packDrafts<Entry, Index>(
  drafts: readonly Draft<Entry>[],
  indexOf: (entries: readonly (Entry & Pick<PageEntry, 'at'>)[]) => Index,
  most: number,
): Promise<PackedReport<Index>> {
  const packer = new Packer(most);
  const places = new Map<Draft<Entry>, PageEntry['at']>();
  for (const draft of inOrder(drafts, most)) places.set(draft, await packer.add(draft.bytes));
  const blocks = await packer.end();
  const index = indexOf(drafts.map((draft) => ({ ...draft.entry, at: places.get(draft) })));
  return { index, blocks, leftOut: packer.leftOut };
}

/** The page with a report in it. */
export async function fillPage<Index extends { readonly title: string }>(
  template: PageTemplate<Index>,
  { index, blocks }: Pick<PackedReport<Index>, 'index' | 'blocks'>,
): Promise<string> {
  const data = [
    dataBlock('index', await packed(new TextEncoder().encode(JSON.stringify(index)))),
    ...blocks.map((block, at) => dataBlock(`b${at}`, block)),
  ];
  const parts: readonly [place: string, text: string][] = [
    [TEMPLATE_PLACES.title, escapeHtml(index.title)],
    [TEMPLATE_PLACES.overview, template.overview(index)],
    [TEMPLATE_PLACES.data, data.join('\n')],
  ];
  return parts.reduce((page, [place, text]) => page.replace(place, () => text), template.html);
}

/** The page that scores files, with saved results. */
export const withRuns = async (html: string, runs: Runs): Promise<string> => {
  const block = dataBlock('runs', await packed(new TextEncoder().encode(JSON.stringify(runs))));
  return html.replace(TEMPLATE_PLACES.data, () => block);
};

/** Neighbouring documents share blocks, unless some may have to be left out: then those with the fewest differences come last. */
function inOrder<Entry>(drafts: readonly Draft<Entry>[], most: number): readonly Draft<Entry>[] {
  const size = drafts.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0);
  return size <= most / 2 ? drafts : drafts.toSorted((a, b) => b.differences - a.differences);
}

/** Groups documents to blocks and compresses them. */
class Packer {
  readonly #most: number;
  readonly #blocks: string[] = [];
  #open: Uint8Array[] = [];
  #size = 0;
  #written = 0;
  leftOut = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns where the document is; undefined if it was left out. */
  async add(bytes: Uint8Array | undefined): Promise<PageEntry['at']> {
    if (bytes === undefined || this.#written > this.#most) {
      this.leftOut++;
      return undefined;
    }
    const at = [this.#blocks.length, this.#size, this.#size + bytes.length] as const;
    this.#open.push(bytes);
    this.#size += bytes.length;
    if (this.#size >= BLOCK_BYTES) await this.#close();
    return at;
  }

  async end(): Promise<readonly string[]> {
    if (this.#size > 0) await this.#close();
    return this.#blocks;
  }

  async #close(): Promise<void> {
    const all = new Uint8Array(this.#size);
    let at = 0;
    for (const bytes of this.#open) {
      all.set(bytes, at);
      at += bytes.length;
    }
    const text = await packed(all);
    this.#blocks.push(text);
    this.#written += text.length;
    [this.#open, this.#size] = [[], 0];
  }
}

/** An inert element: base64 contains nothing that ends it, whatever the data is. */
export const dataBlock = (id: string, base64: string): string =>
  `<script type="application/gzip" id="${id}">${base64}</script>`;

/**
 * Base64 of gzip. The stream is read by hand: on Node, `Response` would load a second WebAssembly, for which there is no room under
 * the memory limit of a scheduler.
 */
async function packed(bytes: Uint8Array): Promise<string> {
  const reader = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(new CompressionStream('gzip'))
    .getReader();
  const pieces: Uint8Array[] = [];
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) pieces.push(piece.value);
  const all = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return base64(all);
}

function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  // A multiple of 3, so that the pieces can be joined.
  for (let at = 0; at < bytes.length; at += 0x6000) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 0x6000))));
  }
  return pieces.join('');
}

/** Lone surrogates are one sign in an address. */
const inAddress = (id: string): string => id.replace(/[\ud800-\udfff]/gu, '\ufffd');

/**
 * The names of documents in a page, whose addresses contain them. A file may have many documents without a name: each of those gets its place in the
 * corpus as a name, or all their links would open the first one.
 */
export function documentNames(ids: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const id of ids.map(inAddress)) times.set(id, (times.get(id) ?? 0) + 1);
  return ids.map((id, at) => {
    if (times.get(inAddress(id)) === 1) return id;
    let name = `${id === '' ? '' : `${id} `}(document ${at + 1})`;
    while (times.has(inAddress(name))) name = `(${name})`;
    return name;
  });
}
