import type { Document, Mention, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import { type Report, problem as sharedProblem } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { allowing } from '../compare-texts.ts';
import { alignTexts, type TextAlignment, type WordEdit } from './align-texts.ts';
import type { CharacterStream } from './character-stream.ts';
import { atPositionsOf, moveMention } from './move-mention.ts';
import { OutsidePlaces, type UnalignedPolicy, unalignedPolicies } from './outside.ts';

/**
 * The response at the positions of the key, where a program rewrote its text: both texts are aligned word by word, and each mention gets the range
 * from its first to its last aligned word. Changes are counted and reported. A mention without any word in the key is reported, and treated by the policy.
 */
export function projectRewritten(
  key: Document,
  response: Document,
  from: CharacterStream,
  to: CharacterStream,
  report: Report,
  unaligned: UnalignedPolicy = 'count',
): Document {
  const alignment = alignTexts(from, to, key.unit === 'token');
  const limitedReport = limited<'text/unaligned' | 'text/unprojected'>(report);
  const place = { document: key.id, file: response.file };
  const outside = new OutsidePlaces(key, response);
  let count = 0;
  const list: Mention[] = [];
  for (const mention of response.mentions) {
    const { start, end } = mention;
    const line = mention.line ?? response.line;
    let isAligned = true;
    const found = moveMention(mention, (span) => {
      const range = alignment.rangeOf(from.rangeOf(span));
      isAligned = range !== undefined;
      const place = range && to.spanOf(range);
      return place && [place];
    });
    if (found !== undefined) {
      list.push(found);
      continue;
    }
    const words = streamText(from, [start, end]);
    if (isAligned || unaligned === 'count') list.push(outside.place(mention, words));
    if (isAligned) {
      limitedReport('text/unprojected', () =>
        problem(
          'text/unprojected',
          `The mention "${clip(words)}" has no counterpart among the ${key.unit}s of the key.`,
          {
            ...place,
            line,
            help: 'it begins or ends within a token of the key; it counts as a mention that is not in the key',
          },
        ),
      );
    } else {
      count++;
      limitedReport('text/unaligned', () =>
        problem('text/unaligned', `No word of the mention "${clip(words)}" is in the text of the key.`, {
          ...place,
          line,
          help: unalignedHelp(unaligned),
        }),
      );
    }
  }
  limitedReport.finish((code, count) =>
    problem(code, `${count} more mentions in document ${key.id}.`, { ...place, line: response.line }),
  );
  const isRewritten = (key.edits ?? response.edits) !== undefined;
  if (isRewritten && response.mentions.length === 0 && isOther(alignment)) report(otherAnswer(key, response));
  else
    report(
      !isRewritten && isOther(alignment)
        ? otherText(key, response, alignment)
        : rewritten(key, response, from, alignment),
    );
  const { altered, dropped, invented } = alignment;
  return {
    ...atPositionsOf(key, response),
    edits: { altered, dropped, invented, unaligned: count },
    outside: outside.words,
    mentions: Mentions.of(list),
  };
}

/** What is done about a mention that is in no place of the text, and the option that changes it. */
export const unalignedHelp = (policy: UnalignedPolicy): string =>
  policy === 'count'
    ? `${unalignedPolicies.count}, so precision falls; --unaligned drop leaves it out`
    : `--unaligned drop: ${unalignedPolicies.drop}`;

/** The words of a span of a response, up to 80 characters, with the blanks between them. */
export const streamText = (stream: CharacterStream, span: Span): string => {
  const [start, end] = stream.rangeOf(span);
  let text = '';
  for (let p = start; p < Math.min(end, start + 80); p++) {
    text += isStart(stream, p) && p > start ? ` ${stream.characters[p]}` : stream.characters[p];
  }
  return text;
};

/** Whether a word begins at an offset, by binary search. */
function isStart({ starts }: CharacterStream, offset: number): boolean {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (starts[middle] < offset) low = middle + 1;
    else high = middle;
  }
  return starts[low] === offset;
}

const otherAnswer = (key: Document, { file, line }: Document) =>
  sharedProblem(
    'answer/other-text',
    `The answer for document ${key.id} has no mention, and its text is not that of the document.`,
    {
      document: key.id,
      file,
      line,
      help: 'it counts as a response without mentions; read what the model said',
    },
  );

/** Whether less than half of the words of the shorter text are in the other, so that the alignment is one of different texts. */
function isOther({ altered, dropped, invented, words }: TextAlignment): boolean {
  const same = words - altered - dropped;
  return 2 * same < Math.min(words, same + altered + invented);
}

const otherText = (key: Document, response: Document, { altered, dropped, words }: TextAlignment) =>
  problem(
    'text/words',
    `Document ${key.id} has different words in the response: of ${words}, ${words - altered - dropped} are the same, in order.`,
    {
      severity: 'error',
      document: key.id,
      file: response.file,
      line: response.line,
      help: `check that this is the response to this document${allowing('text/words')}`,
    },
  );

/** The summary of a document: what was changed, and where first. */
function rewritten(key: Document, response: Document, from: CharacterStream, alignment: TextAlignment) {
  const { altered, dropped, invented, words, first } = alignment;
  const more = altered + dropped + invented - first.length;
  const list = first.map(shown).join(', ') + (more > 0 ? `, and ${more} more` : '');
  return problem(
    'text/rewritten',
    `The response changes the text of document ${key.id}: of ${words} words, ${altered} altered and ${dropped} dropped; ${invented} invented: ${list}.`,
    {
      document: key.id,
      file: response.file,
      line: lineOf(response, from, first[0]?.at ?? 0),
      help: isOther(alignment)
        ? 'less than half of the text is the same; check that this is the response to this document'
        : 'the texts were aligned word by word; mentions without an aligned word are listed as text/unaligned',
    },
  );
}

const shown = ({ key, response }: WordEdit): string =>
  response === undefined
    ? `"${clip(key ?? '')}" dropped`
    : key === undefined
      ? `"${clip(response)}" invented`
      : `"${clip(key)}" became "${clip(response)}"`;

/** The line of a character of the response. Texts of files begin at the line of their document. */
function lineOf({ text, line = 1 }: Document, from: CharacterStream, at: number): number {
  if (text === undefined) return line;
  const point = from.spanOf([at, at + 1])?.[0];
  if (point === undefined) return line;
  let [found, count] = [line, 0];
  for (const character of text) {
    if (count++ === point) break;
    if (character === '\n') found++;
  }
  return found;
}
