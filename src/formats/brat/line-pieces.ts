/** A stretch of text as the non-empty pieces between its line breaks: an annotation of brat cannot cross one. */
export function linePieces(text: string, start: number, end: number): [start: number, end: number][] {
  const pieces: [number, number][] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && text[at] !== '\n' && text[at] !== '\r') continue;
    if (at > from) pieces.push([from, at]);
    from = at + 1;
  }
  return pieces;
}
