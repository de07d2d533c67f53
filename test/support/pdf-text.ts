/** Reads what Chromium prints: enough of the format for its own files. */
import { inflateSync } from 'node:zlib';

/** The decompressed streams of a PDF. */
export function pdfStreams(pdf: Buffer): string[] {
  const streams: string[] = [];
  const text = pdf.toString('latin1');
  for (const { index, 0: opening } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const start = index + opening.length;
    const bytes = pdf.subarray(start, text.indexOf('endstream', start));
    try {
      streams.push(inflateSync(bytes).toString('latin1'));
    } catch {
      streams.push(bytes.toString('latin1')); // not compressed
    }
  }
  return streams;
}

/**
 * The letters of a PDF without blanks. The numbers of glyphs differ from font to font, but Chromium gives a letter the same
 * number in all subsets of a font, and the tests use one.
 */
export function pdfLetters(pdf: Buffer): string {
  const streams = pdfStreams(pdf);
  const fonts = streams.filter((stream) => stream.includes('begincmap')).map(letters);
  const pages = streams.filter((stream) => / T[jJ]\b/.test(stream));
  return pages
    .flatMap((page) => [...page.matchAll(/<([0-9A-Fa-f]+)>(?=[^<>]*T[jJ])|\((?:[^()\\]|\\.)*\)/g)])
    .map(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? [])
        .map((glyph) => fonts.map((font) => font.get(glyph.toUpperCase())).find((each) => each !== undefined))
        .join(''),
    )
    .join('')
    .replace(/\s/g, '');
}

/** The letter of each glyph of a font. */
function letters(map: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (glyph: number, letter: number) =>
    found.set(glyph.toString(16).toUpperCase().padStart(4, '0'), String.fromCodePoint(letter));
  for (const [, lines] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph, letter] of lines.matchAll(/<(\w+)>\s*<(\w{4})\w*>/g))
      add(Number.parseInt(glyph, 16), Number.parseInt(letter, 16));
  }
  for (const [, lines] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, letter] of lines.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w{4})>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph++)
        add(glyph, Number.parseInt(letter, 16) + glyph - first);
    }
  }
  return found;
}
