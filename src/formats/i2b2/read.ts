import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { pairKeyOf } from '../conll/header.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { SentenceText, wordTokens } from '../sentence-text.ts';
import { documentName, positionOf, type TextLine, textLines } from '../text-lines.ts';
import { type I2b2Code, problem } from './codes.ts';

/** Reads the chains of i2b2/VA 2011, and the concepts in no chain from the `.con` file beside them (docs/formats/i2b2.md). */
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
  let chains = 0;
  const tell = (code: I2b2Code, line: TextLine, message: string, expected: string) =>
    take(code, () =>
      problem(code, message, {
        ...{ file, line: line.number, column: 1, excerpt: clip(line.text, 160), expected },
        help: 'correct the line, or pass --lenient to skip it',
      }),
    );
  for (const line of textLines(bytes))
    if (line.text.trim() !== '') readChain(line, `chain-${++chains}`, false);
  const concepts = companions?.get('.con');
  if (concepts !== undefined)
    for (const line of textLines(concepts)) if (line.text.trim() !== '') readChain(line, 'concept', true);
  take.finish((code, count) => problem(code, `${count} more lines like this.`, { file }));
  const id = documentName(file);
  yield {
    ...{ id, pairKey: pairKeyOf(id), unit: 'token', entities: labels.list, mentions: Mentions.of(mentions) },
    ...{
      length: text.words.length,
      sentences: text.sentences,
      tokens: wordTokens(text.words),
      file,
      line: 1,
    },
  };

  /** A line of mentions and their type. A concept that is in a chain is left out. */
  function readChain(line: TextLine, label: string, isConcept: boolean): void {
    const end = line.text.lastIndexOf('||t="');
    const type =
      end < 0
        ? ''
        : line.text
            .slice(end + 5)
            .replace(/"\s*$/, '')
            .replace(/^coref /, '');
    const pieces = (end < 0 ? line.text : line.text.slice(0, end)).split('||c="');
    for (const [i, piece] of pieces.entries()) {
      const match = /^(.*)" (\d+):(\d+) (\d+):(\d+)\s*$/s.exec(i === 0 ? piece.replace(/^c="/, '') : piece);
      if (match === null || (i === 0 && !piece.startsWith('c="'))) {
        tell(
          'i2b2/line',
          line,
          `"${clip(piece)}" is not a mention.`,
          'c="the patient" 12:3 12:4, further ones after ||, then ||t="coref person"',
        );
        continue;
      }
      const [startLine, startToken, endLine, endToken] = match.slice(2).map(positionOf);
      const bad = [startLine, startToken, endLine, endToken].includes(-1) || startLine === 0 || endLine === 0;
      const start = bad ? -1 : text.token(startLine - 1, startToken);
      const stop = bad ? -1 : text.token(endLine - 1, endToken) + 1;
      if (start < 0 || stop <= start) {
        tell(
          'i2b2/span',
          line,
          `"${clip(match[1])}" is not within the text.`,
          'line (from 1) and token (from 0) of the first and the last word',
        );
        continue;
      }
      const span = `${start} ${stop}`;
      if (isConcept && seen.has(span)) continue;
      seen.add(span);
      const entity = isConcept ? labels.single(label) : labels.index(label);
      mentions.push({
        ...{ start, end: stop, entity },
        ...(isConcept ? {} : { line: line.number }),
        ...(type === '' ? {} : { attributes: new Map([['type', type]]) }),
      });
    }
  }
}
