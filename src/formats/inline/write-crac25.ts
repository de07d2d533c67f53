import type { PlainText } from './write.ts';

/** A text as tokens with tags, on one line. Tokens end at blanks, and where a mention begins or ends. */
export function crac25Text({ text, spans }: PlainText, labels: readonly string[]): string {
  const edges = new Set(spans.flat());
  const tokens: string[] = [];
  const [starting, ending] = [new Map<number, number>(), new Map<number, number>()];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    let from = 0;
    for (let at = 1; at <= word.length; at++) {
      if (at < word.length && !edges.has(index + at)) continue;
      starting.set(index + from, tokens.length);
      ending.set(index + at, tokens.length);
      tokens.push(word.slice(from, at));
      from = at;
    }
  }
  const tags: string[][] = tokens.map(() => []);
  // Mentions that begin at a token: longer ones first; those that end there: shorter ones first.
  const order = spans.map((_, i) => i).toSorted((a, b) => spans[b][1] - spans[a][1]);
  for (const i of order) {
    const [first, last] = [starting.get(spans[i][0]), ending.get(spans[i][1])];
    if (first === undefined || last === undefined) continue; // blanks at its ends, or no words: reported as lost
    tags[first].push(first === last ? `[${labels[i]}]` : `[${labels[i]}`);
  }
  for (const i of order.toSorted((a, b) => spans[b][0] - spans[a][0])) {
    const [first, last] = [starting.get(spans[i][0]), ending.get(spans[i][1])];
    if (first !== undefined && last !== undefined && first !== last) tags[last].push(`${labels[i]}]`);
  }
  return tokens.map((token, i) => (tags[i].length === 0 ? token : `${token}|${tags[i].join(',')}`)).join(' ');
}
