import { clustersOf } from '../../core/clusters.ts';
import type { Document, Mention, Span } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { SentenceText, wordTokens } from '../sentence-text.ts';
import { documentName, positionOf, type TextLine, textLines } from '../text-lines.ts';
import { type I2b2Code, problem } from './codes.ts';

/** Reads the chains or the pairs of i2b2/VA 2011, and the concepts in no chain from the `.con` file beside them (docs/formats/i2b2.md). */
export function* readI2b2({ name: file, bytes, companions }: Source, report: Report): Iterable<Document> {
  const take = limited<I2b2Code>(report);
  const beside = companions?.get('.txt');
  if (beside === undefined) {
    report(
      problem('i2b2/no-text', 'The text of the file is missing.', {
        file,
        expected: 'a file of the same name with the extension .txt, one sentence in each line',
        help: 'put the text into the same folder',
      }),
    );
    return;
  }
  const text = new SentenceText(beside);
  const labels = new EntityLabels();
  const mentions: Mention[] = [];
  const seen = new Set<string>();
  const reportAt = (code: I2b2Code, line: TextLine, message: string, expected: string) =>
    take(code, () =>
      problem(code, message, {
        file,
        line: line.number,
        column: 1,
        excerpt: clip(line.text, 160),
        expected,
        help: 'correct the line, or pass --lenient to skip it',
      }),
    );
  const found = foundLines(bytes);
  const chainOf = pairChains(found);
  let chains = 0;
  for (const { line, spans, isPair, type } of found) {
    const label = `chain-${++chains}`;
    for (const span of spans) {
      const chain = isPair ? chainOf.get(spanKey(span)) : label;
      // A pair names mentions that other pairs have named.
      if (chain === undefined || (isPair && seen.has(spanKey(span)))) continue;
      add(span, labels.index(chain), type, line.number);
    }
  }
  const concepts = companions?.get('.con');
  for (const { spans, type } of concepts === undefined ? [] : foundLines(concepts))
    for (const span of spans) if (!seen.has(spanKey(span))) add(span, labels.single('concept'), type);
  take.finish((code, count) => problem(code, `${count} more lines like this.`, { file }));
  const id = documentName(file);
  yield {
    id,
    pairKey: pairKeyOf(id),
    unit: 'token',
    entities: labels.list,
    mentions: Mentions.of(mentions),

    length: text.words.length,
    sentences: text.sentences,
    tokens: wordTokens(text.words),
    file,
    line: 1,
  };

  function add([start, end]: Span, entity: number, type: string, line?: number): void {
    seen.add(`${start} ${end}`);
    mentions.push({
      start,
      end,
      entity,
      ...(line === undefined ? {} : { line }),
      ...(type === '' ? {} : { attributes: new Map([['type', type]]) }),
    });
  }

  function foundLines(content: Uint8Array): FoundLine[] {
    return Array.from(textLines(content)).flatMap((line) => (line.text.trim() === '' ? [] : [foundIn(line)]));
  }

  /** The mentions of a line and their type. */
  function foundIn(line: TextLine): FoundLine {
    const { items, type, isPair } = itemsOf(line.text);
    const spans = items.flatMap((item): Span[] => {
      const match = /^c="(.*)" (\d+):(\d+) (\d+):(\d+)\s*$/s.exec(item);
      if (match === null) {
        reportAt(
          'i2b2/line',
          line,
          `"${clip(item)}" is not a mention.`,
          'c="the patient" 12:3 12:4, further ones after ||, then ||t="coref person"',
        );
        return [];
      }
      const [startLine, startToken, endLine, endToken] = match.slice(2).map(positionOf);
      const bad = [startLine, startToken, endLine, endToken].includes(-1) || startLine === 0 || endLine === 0;
      const start = bad ? -1 : text.token(startLine - 1, startToken);
      const stop = bad ? -1 : text.token(endLine - 1, endToken) + 1;
      if (start >= 0 && stop > start) return [[start, stop]];
      reportAt(
        'i2b2/span',
        line,
        `"${clip(match[1])}" is not within the text.`,
        'line (from 1) and token (from 0) of the first and the last word',
      );
      return [];
    });
    return { line, spans, type, isPair };
  }
}

/** A line of a file: its mentions, and their type. */
interface FoundLine {
  readonly line: TextLine;
  readonly spans: readonly Span[];
  readonly type: string;
  /** Whether it links two mentions, and is not a whole chain. */
  readonly isPair: boolean;
}

const spanKey = (span: Span): string => span.join(' ');

/** The parts of a line: `c="…" 1:0 1:1` for each mention, and the type, which is that of the relation in a line of a pair. */
function itemsOf(text: string): { items: string[]; type: string; isPair: boolean } {
  const items: string[] = [];
  let type = '';
  let isPair = false;
  for (const part of text.split(/\|\|(?=[ctr]=")/)) {
    if (!/^[tr]="/.test(part)) items.push(part);
    else if (part.startsWith('t') || type === '') type = part.slice(3).replace(/"\s*$/, '');
    isPair ||= part.startsWith('r="');
  }
  return { items, type: type.replace(/^coref\b ?/, ''), isPair };
}

/** The chain of each mention that a pair names: pairs are links. */
function pairChains(lines: readonly FoundLine[]): Map<string, string> {
  const links = lines.flatMap(({ spans, isPair }): [string, string][] =>
    isPair ? spans.map((span): [string, string] => [spanKey(spans[0]), spanKey(span)]) : [],
  );
  return new Map(
    clustersOf(links).flatMap((cluster, i) =>
      cluster.map((span): [string, string] => [span, `chain-${i + 1}`]),
    ),
  );
}
