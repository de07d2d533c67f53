import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import type { SpecsOf } from '../../core/parameter.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { EntityLabels } from '../entity-labels.ts';
import { type Decided, decideEnds, type Ends, type Evidence, ends, noEvidence } from '../evidence.ts';
import type { Examination, ReadOptions, Source } from '../format.ts';
import { isBlank } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { documentName, positionOf, textLines } from '../text-lines.ts';
import { problem } from './codes.ts';

/** The options of the reader of neleval files. */
export type NelevalOptions = ReadOptions & SpecsOf<readonly [typeof ends]>;

interface Rows {
  readonly line: number;
  readonly labels: EntityLabels;
  readonly mentions: Mention[];
}

/** Whether ends are inclusive, which one row with equal start and end shows. */
export function examineNeleval(bytes: Uint8Array, options: NelevalOptions = {}): Examination {
  const evidence = nelevalEvidence(bytes, ends.resolve(options.ends ?? 'auto').ends as Ends | undefined);
  return { ...decideNeleval(evidence, undefined), evidence };
}

function nelevalEvidence(bytes: Uint8Array, asked: Ends | undefined): Evidence {
  if (asked !== undefined)
    return { ...noEvidence, ends: { value: asked, why: 'as requested', by: 'request' } };
  for (const { text, number } of textLines(bytes)) {
    const [, start, end] = text.split('\t');
    if (positionOf(start) >= 0 && positionOf(start) === positionOf(end)) {
      const why = `start and end are equal in line ${number}`;
      return { ...noEvidence, ends: { value: 'inclusive', why, by: 'spans' }, hasOpenEnds: true };
    }
  }
  return { ...noEvidence, hasOpenEnds: true };
}

/** Decides for all files of a corpus. */
export function decideNeleval(own: Evidence, other: Evidence | undefined): Decided {
  const { value, why, doubts, differences } = decideEnds(own, other);
  return { traits: { ends: value }, facts: [`ends are ${value} (${why})`], doubts, differences };
}

/** The rows of a neleval file: document, start, end, entity, score, type. Documents are in the order of their first rows. */
export function* readNeleval(
  { name: file, bytes, traits }: Source,
  report: Report,
  options: NelevalOptions = {},
): Iterable<Document> {
  const take = limited<'neleval/line'>(report);
  const { ends: kind } = traits ?? examineNeleval(bytes, options).traits;
  const more = kind === 'inclusive' ? 1 : 0;
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
  // Beside files with rows, one without any is a document without mentions.
  if (isBlank(bytes))
    documents.set(documentName(file), { line: 1, labels: new EntityLabels(), mentions: [] });
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
