import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { Report } from '../../problems/problem.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { reporterAt } from '../report-at.ts';
import { wordTokens } from '../sentence-text.ts';
import { positionOf } from '../text-lines.ts';
import { readXml } from '../xml/read-xml.ts';
import { type CorenlpCode, problem } from './codes.ts';

const TOKEN_PATH = 'root/document/sentences/sentence/tokens/token';
const MENTION_PATH = 'root/document/coreference/coreference/mention';

/** Elements whose text is read, by their path. */
const TEXT_PATHS: ReadonlySet<string> = new Set([
  'root/document/docId',
  `${TOKEN_PATH}/word`,
  ...['sentence', 'start', 'end', 'head'].map((name) => `${MENTION_PATH}/${name}`),
]);

interface OpenMention {
  /** Offset of the element, for messages. */
  readonly at: number;
  readonly line: number;
  readonly entity: number;
  /** Text of its elements: sentence, start, end, head. */
  readonly fields: Map<string, string>;
}

/** The document of a CoreNLP XML file; see docs/formats/corenlp.md. */
export function* readCorenlp(source: Source, report: Report): Iterable<Document> {
  const path: string[] = [];
  const words: string[] = [];
  const starts: number[] = [];
  const found: OpenMention[] = [];
  let [entities, entity] = [0, -1];
  let hasChains = false;
  let docId = '';
  let text: string | undefined;
  let [document, line] = [-1, 1];

  const ended = readXml(source, report, {
    open(cursor) {
      // A path longer than that of a field is of no interest, and may be very long.
      path.push(path.length > 0 ? `${path.at(-1)?.slice(0, 100)}/${cursor.name.slice(0, 100)}` : cursor.name);
      const at = path.at(-1) as string;
      if (at === 'root/document') [document, line] = [cursor.start, cursor.line];
      else if (at === 'root/document/sentences/sentence') starts.push(words.length);
      else if (at === 'root/document/coreference') hasChains = true;
      else if (at === 'root/document/coreference/coreference') entity = entities++;
      else if (at === MENTION_PATH)
        found.push({ at: cursor.start, line: cursor.line, entity, fields: new Map() });
      text = TEXT_PATHS.has(at) ? '' : undefined;
    },
    text(cursor) {
      if (text !== undefined) text += cursor.text;
    },
    close({ name }) {
      const at = path.pop();
      if (text === undefined) return;
      if (at === 'root/document/docId') docId = text;
      else if (at === `${TOKEN_PATH}/word`) words.push(text);
      else found.at(-1)?.fields.set(name, text.trim());
      text = undefined;
    },
  });

  const reportAt = reporterAt<CorenlpCode>(source, report, problem);
  if (ended && !hasChains) {
    const help = 'run CoreNLP with the annotator "coref"';
    const message = 'The document has no coreference.';
    reportAt('corenlp/no-coreference', Math.max(document, 0), message, '<coreference> in <document>', help);
  }
  const mentions = found.flatMap((mention): Mention[] => {
    const span = mentionSpan(mention.fields, starts, words.length);
    if (span !== undefined) return [{ ...span, entity: mention.entity, line: mention.line }];
    const expected = 'sentence, start and end counted from 1, the end one past the last token';
    const help = 'correct the mention; --lenient skips it';
    reportAt('corenlp/mention', mention.at, 'The mention is not within a sentence.', expected, help);
    return [];
  });
  reportAt.finish();
  const id = docId.trim();
  yield {
    id,
    pairKey: pairKeyOf(id),
    unit: 'token',
    mentions: Mentions.of(mentions),
    entities: Array.from({ length: entities }, (_, i) => String(i + 1)),

    length: words.length,
    sentences: starts.filter((start, i) => start < (starts[i + 1] ?? words.length)),
    tokens: wordTokens(words),
    file: source.name,
    line,
  };
}

/** Tokens of the document, and the head if it is within the mention. */
function mentionSpan(fields: ReadonlyMap<string, string>, starts: readonly number[], length: number) {
  const [sentence, from, to, head] = ['sentence', 'start', 'end', 'head'].map((name) =>
    positionOf(fields.get(name)),
  );
  const first = starts[sentence - 1];
  if (first === undefined || from < 1 || to <= from) return undefined;
  const [start, end] = [first + from - 1, first + to - 1];
  if (end > (starts[sentence] ?? length)) return undefined;
  return { start, end, ...(head >= from && head < to ? { head: first + head - 1 } : {}) };
}
