import type { Document, Mention, Relation } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { pairKeyOf } from '../pair-key.ts';
import { SentenceText, wordTokens } from '../sentence-text.ts';
import { documentName, positionOf, type TextLine, textLines } from '../text-lines.ts';
import { type LitbankCode, problem } from './codes.ts';

interface Row {
  readonly start: number;
  readonly end: number;
  readonly line: TextLine;
  readonly type: string;
  readonly category: string;
  entity?: string;
  /** The relation that attaches it to another mention, which is not identity. */
  attached?: { readonly name: string; readonly to: string };
}

/** The mentions of a LitBank TSV file; see docs/formats/litbank.md. */
export function* readLitbank(source: Source, report: Report): Iterable<Document> {
  const { name: file, bytes, companions } = source;
  const take = limited<LitbankCode>(report);
  const reportAt = (
    code: LitbankCode,
    { text, number }: TextLine,
    message: string,
    expected: string,
    help = SKIP_HELP,
  ) =>
    take(code, () =>
      problem(code, message, {
        file,
        line: number,
        column: 1,
        excerpt: clip(text.replaceAll('\t', '  '), 160),
        expected,
        help,
      }),
    );
  const beside = companions?.get('.txt');
  if (beside === undefined) {
    report(
      problem('litbank/no-text', 'The text of the file is missing.', {
        file,
        expected: 'a file of the same name with the extension .txt, one sentence in each line',
        help: 'put the .txt file of LitBank into the same folder',
      }),
    );
    return;
  }
  const text = new SentenceText(beside);
  const rows = new Map<string, Row>();
  const links: { line: TextLine; name: string; id: string; value: string }[] = [];
  for (const line of textLines(bytes)) {
    if (line.text.trim() === '') continue;
    const fields = line.text.split('\t');
    const [name, id = '', ...rest] = fields;
    if (name === 'MENTION' && rest.length >= 4) addMention(line, id, rest);
    else if ((name === 'COREF' || name === 'COP' || name === 'APPOS') && rest.length >= 1 && rest[0] !== '')
      links.push({ line, name, id, value: rest[0] });
    else
      reportAt(
        'litbank/line',
        line,
        `"${clip(line.text)}" is not a line of LitBank.`,
        'MENTION, COREF, COP or APPOS, an id, and more columns after TABs',
      );
  }
  for (const { line, name, id, value } of links) {
    const row = rows.get(id);
    if (row === undefined || (name === 'COREF' && row.entity !== undefined))
      reportAt(
        'litbank/unknown',
        line,
        row === undefined
          ? `Mention ${clip(id)} is not in the file.`
          : `Mention ${clip(id)} has an entity already.`,
        'a mention of the file, with one entity',
      );
    else if (name === 'COREF') row.entity = value;
    else row.attached ??= { name, to: value };
  }
  take.finish((code, count) => problem(code, `${count} more lines like this.`, { file }));
  yield documentOf();

  function addMention(
    line: TextLine,
    id: string,
    [startLine, startToken, endLine, endToken, , type = '', category = '']: string[],
  ): void {
    const numbers = [startLine, startToken, endLine, endToken].map(positionOf);
    const start = numbers.includes(-1) ? -1 : text.token(numbers[0], numbers[1]);
    const end = numbers.includes(-1) ? -1 : text.token(numbers[2], numbers[3]) + 1;
    if (start < 0 || end <= start)
      reportAt(
        'litbank/span',
        line,
        `Mention ${clip(id)} is not within the text.`,
        'sentence and token of the first and the last word, from 0',
      );
    else if (rows.has(id))
      reportAt(
        'litbank/duplicate-id',
        line,
        `Mention ${clip(id)} was given before.`,
        'each id once',
        'correct the id, or pass --lenient to keep the first',
      );
    else rows.set(id, { start, end, line, type, category });
  }

  /** A mention without COREF is attached to another by COP or APPOS: an entity of its own, as in the CoNLL files of LitBank. */
  function documentOf(): Document {
    const labels = new EntityLabels();
    for (const { entity } of rows.values()) if (entity !== undefined) labels.index(entity);
    const mentions: Mention[] = [];
    const entityOf = new Map<string, number>();
    for (const [mention, { start, end, line, type, category, entity }] of rows) {
      const number = entity === undefined ? labels.single(mention) : labels.index(entity);
      entityOf.set(mention, number);
      const attributes = new Map(
        [
          ['type', type],
          ['category', category],
        ].filter(([, value]) => value !== '') as [string, string][],
      );
      mentions.push({
        start,
        end,
        entity: number,
        line: line.number,
        ...(attributes.size > 0 ? { attributes } : {}),
      });
    }
    const relations = Array.from(rows).flatMap(([mention, { attached }]): Relation[] => {
      const [from, to] = [entityOf.get(mention), entityOf.get(attached?.to ?? '')];
      return attached === undefined || from === undefined || to === undefined
        ? []
        : [{ type: attached.name, from, to: [to] }];
    });
    const id = documentName(file);
    return {
      id,
      pairKey: pairKeyOf(id),
      unit: 'token',
      ...labels.fields,
      mentions: Mentions.of(mentions),
      length: text.words.length,
      sentences: text.sentences,
      tokens: wordTokens(text.words),
      ...(relations.length > 0 ? { relations } : {}),
      file,
      line: 1,
    };
  }
}

const SKIP_HELP = 'correct the line, or pass --lenient to skip it';
