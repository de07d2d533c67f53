import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Examination, Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { positionOf, textLines } from '../text-lines.ts';
import { problem } from './codes.ts';

interface Rows {
  readonly line: number;
  readonly labels: EntityLabels;
  readonly mentions: Mention[];
}

/** Whether ends are inclusive, which one row with equal start and end shows. */
export function examineNeleval(bytes: Uint8Array): Examination {
  for (const { text, number } of textLines(bytes)) {
    const [, start, end] = text.split('\t');
    if (positionOf(start) >= 0 && positionOf(start) === positionOf(end))
      return {
        traits: { ends: 'inclusive' },
        facts: [`ends are inclusive (start and end are equal in line ${number})`],
      };
  }
  return { traits: { ends: 'exclusive' }, facts: ['ends are exclusive (start and end are never equal)'] };
}

/** The rows of a neleval file: document, start, end, entity, score, type. Documents are in the order of their first rows. */
export function* readNeleval({ name: file, bytes, traits }: Source, report: Report): Iterable<Document> {
  const take = limited<'neleval/line'>(report);
  const { ends } = traits ?? examineNeleval(bytes).traits;
  const more = ends === 'inclusive' ? 1 : 0;
  const documents = new Map<string, Rows>();
  for (const { text, number } of textLines(bytes)) {
    if (text.trim() === '') continue;
    const [id, from, to, entity = '', , type = ''] = text.split('\t');
    const [start, end] = [positionOf(from), positionOf(to) + more];
    if (start < 0 || end <= start || entity === '') {
      take('neleval/line', () =>
        problem('neleval/line', `"${clip(text)}" is not a mention.`, {
          file,
          line: number,
          column: 1,
          excerpt: clip(text.replaceAll('\t', '  '), 160),
          expected: 'document, start, end, entity, score and type, with TABs between them',
          help: 'correct the row, or pass --lenient to skip it',
        }),
      );
      continue;
    }
    const rows = documents.get(id) ?? { line: number, labels: new EntityLabels(), mentions: [] };
    documents.set(id, rows);
    rows.mentions.push({
      start,
      end,
      entity: rows.labels.index(entity),
      line: number,
      ...(type === '' ? {} : { attributes: new Map([['type', type]]) }),
    });
  }
  take.finish((code, count) => problem(code, `${count} more rows like this.`, { file }));
  for (const [id, { line, labels, mentions }] of documents) {
    yield {
      id,
      pairKey: pairKeyOf(id),
      unit: 'character',
      entities: labels.list,
      mentions: Mentions.of(mentions),
      length: 0,
      sentences: [],
      file,
      line,
    };
  }
}
