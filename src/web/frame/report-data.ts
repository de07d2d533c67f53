/** Reads the data of the page: inert elements with base64 of gzip, which are unpacked when they are needed. */

import type { Steps } from '../../page/steps.ts';
import type { PageDocument, PageEntry, PageIndex } from '../../page/types.ts';
import { inSlices } from './pause.ts';

export interface PageData<Index, Content> {
  readonly index: Index;
  /** The text and mentions of a document; undefined where they were left out of the report. */
  document(index: number): Promise<Content | undefined>;
}

export type ReportData = PageData<PageIndex, PageDocument>;

type FromBase64 = { fromBase64?: (text: string) => Uint8Array };

function base64Bytes(base64: string): Uint8Array {
  const { fromBase64 } = Uint8Array as FromBase64;
  if (fromBase64 !== undefined) return fromBase64.call(Uint8Array, base64);
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/** The content of a data block of this page. */
export function blockText(id: string): string {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no data block ${id}: the file is incomplete.`);
  return element.textContent ?? '';
}

export async function inflate(base64: string): Promise<Uint8Array> {
  const bytes = base64Bytes(base64);
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

interface WithDocuments {
  readonly documents: readonly Pick<PageEntry, 'at'>[];
}

/** The index of a report that is part of this page; undefined in a page without a report. */
export async function readIndex<Index>(): Promise<Index | undefined> {
  if (document.getElementById('index') === null) return undefined;
  return JSON.parse(new TextDecoder().decode(await inflate(blockText('index'))));
}

/** The data of a report that is part of this page; undefined in a page without a report. */
export async function readData<Index extends WithDocuments, Content>(
  unpack: (bytes: Uint8Array) => Steps<Content>,
): Promise<PageData<Index, Content> | undefined> {
  const index = await readIndex<Index>();
  return index && pageData(index, (block) => blockText(`b${block}`), unpack);
}

/** The data of a report whose blocks are texts of base64. */
export function pageData<Index extends WithDocuments, Content>(
  index: Index,
  textOf: (block: number) => string,
  unpack: (bytes: Uint8Array) => Steps<Content>,
): PageData<Index, Content> {
  const blocks = new Map<number, Promise<Uint8Array>>();
  return {
    index,
    async document(number) {
      const at = index.documents[number].at;
      if (at === undefined) return undefined;
      const [block, start, end] = at;
      if (!blocks.has(block)) {
        if (blocks.size > 16) blocks.clear();
        blocks.set(block, inflate(textOf(block)));
      }
      const bytes = await (blocks.get(block) as Promise<Uint8Array>);
      return inSlices(unpack(bytes.subarray(start, end)));
    },
  };
}
