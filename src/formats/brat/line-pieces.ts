/** A stretch of text as the non-empty pieces between its line breaks: an annotation of brat cannot cross one. */
export function linePieces(text: string, begin: number, end: number): [begin: number, end: number][] {
  const pieces: [number, number][] = [];
  let from = begin;
  for (let at = begin; at <= end; at++) {
    if (at < end && text[at] !== '\n' && text[at] !== '\r') continue;
    if (at > from) pieces.push([from, at]);
    from = at + 1;
  }
  return pieces;
}
