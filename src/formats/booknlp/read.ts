import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { wordTokens } from '../sentence-text.ts';
import { documentName, MAX_POSITION, positionOf, textLines } from '../text-lines.ts';
import { problem } from './codes.ts';

/** The rows of a BookNLP `.entities` file: entity, first and last token, proper noun or not, category, text. */
export function* readBooknlp({ name: file, bytes, companions }: Source, report: Report): Iterable<Document> {
  const take = limited<'booknlp/line'>(report);
  const labels = new EntityLabels();
  const mentions: Mention[] = [];
  const text = tokensOf(companions?.get('.tokens'));
  const length = text?.words.length ?? 0;
  const last = text === undefined ? MAX_POSITION - 1 : length - 1;
  let lines = 0;
  for (const { text: line, number } of textLines(bytes)) {
    lines++;
    if (number === 1 || line === '') continue;
    const [entity, from, to, category = '', type = ''] = line.split('\t');
    const [start, end] = [positionOf(from), positionOf(to)];
    if (entity === '' || start < 0 || end < start || end > last) {
      take('booknlp/line', () =>
        problem('booknlp/line', `"${clip(line)}" is not a mention.`, {
          file,
          line: number,
          column: 1,
          excerpt: clip(line.replaceAll('\t', '  '), 160),
          expected: 'an entity, the first and the last token, and more columns after TABs',
          help: 'correct the row, or pass --lenient to skip it',
        }),
      );
      continue;
    }
    const attributes = new Map<string, string>();
    if (type !== '') attributes.set('type', type);
    if (category !== '') attributes.set('category', category);
    mentions.push({
      start,
      end: end + 1,
      entity: labels.index(entity),
      line: number,
      ...(attributes.size > 0 ? { attributes } : {}),
    });
  }
  take.finish((code, count) => problem(code, `${count} more rows like this.`, { file }));
  if (lines === 0) return;
  const id = documentName(file);
  yield {
    id,
    pairKey: pairKeyOf(id),
    unit: 'token',
    entities: labels.list,
    mentions: Mentions.of(mentions),
    length: text === undefined ? mentions.reduce((most, { end }) => Math.max(most, end), 0) : length,
    sentences: text?.sentences ?? [],
    ...(text === undefined ? {} : { tokens: wordTokens(text.words) }),
    file,
    line: 1,
  };
}

/** Words and sentences of a `.tokens` file, whose header names its columns. */
function tokensOf(bytes: Uint8Array | undefined): { words: string[]; sentences: number[] } | undefined {
  if (bytes === undefined) return undefined;
  const words: string[] = [];
  const sentences: number[] = [];
  let columns: string[] = [];
  let sentence: string | undefined;
  for (const { text, number } of textLines(bytes)) {
    const fields = text.split('\t');
    if (number === 1) columns = fields;
    else if (text !== '') {
      const now = fields[columns.indexOf('sentence_ID')] ?? '';
      if (sentence !== now) sentences.push(words.length);
      sentence = now;
      words.push(fields[columns.indexOf('word')] ?? '');
    }
  }
  return { words, sentences };
}
