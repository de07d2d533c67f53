import { CodePoints } from '../../core/code-points.ts';
import type { Document, Mention } from '../../core/document.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from './codes.ts';

/** Writes documents as `{"id": …, "clusters": [["Tom", "he"], …]}`, one on each line. */
export function writeStrings(documents: Iterable<Document>, report: Report): string {
  let [lines, mentions] = ['', 0];
  for (const document of documents) {
    const lists: string[][] = document.entities.map(() => []);
    const points = document.text === undefined ? undefined : new CodePoints(document.text);
    for (const mention of document.mentions)
      lists[mention.entity].push(mentionWords(document, mention, points));
    if (document.unit !== 'name') mentions += document.mentions.length;
    const id = document.id === '' ? {} : { id: document.id };
    lines += `${JSON.stringify({ ...id, clusters: lists.filter(({ length }) => length > 0) })}\n`;
  }
  if (mentions > 0) {
    report(
      problem('strings/loss', `${mentions} mentions are written without their positions.`, {
        help: 'they cannot be scored as exact spans again; write JSON lines instead',
      }),
    );
  }
  return lines;
}

function mentionWords(
  { unit, tokens, text }: Document,
  { start, end }: Mention,
  points: CodePoints | undefined,
): string {
  if (unit === 'character') return text?.slice(points?.toUnits(start), points?.toUnits(end)) ?? '';
  const words: string[] = [];
  for (let i = start; i < Math.min(end, tokens?.length ?? 0); i++) words.push(tokens?.at(i) ?? '');
  return words.join(' ');
}
