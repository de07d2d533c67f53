import { gunzipSync } from 'node:zlib';

/** The data blocks of a page by id, unpacked: two programs may compress the same data differently. */
export function pageBlocks(page: string): ReadonlyMap<string, string> {
  const blocks = page.matchAll(/<script type="application\/gzip" id="(\w+)">([^<]*)</g);
  return new Map(
    Array.from(blocks, ([, id, text]) => [id, gunzipSync(Buffer.from(text, 'base64')).toString('latin1')]),
  );
}

/** The page without its data blocks. */
export const withoutBlocks = (page: string): string =>
  page.replace(/<script type="application\/gzip" id="\w+">[^<]*<\/script>/g, '');
