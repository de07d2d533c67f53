import type { Document, Mention } from '../../core/document.ts';
import { Mentions } from '../../core/mentions.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { bomLength, decode, lineEnd } from '../bytes.ts';
import { EntityLabels } from '../entity-labels.ts';
import type { Source } from '../format.ts';
import { MAX_MENTION_DEPTH, MarkedText } from '../marked-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { reporterAt } from '../report-at.ts';
import { problem, type SacrCode } from './codes.ts';
import { type MentionStart, mentionStart } from './mention-start.ts';

interface OpenMention extends MentionStart {
  readonly at: number;
  readonly line: number;
  readonly start: number;
}

const OMIT_HELP = 'correct the brace; --lenient leaves the mention out';
const AS_TEXT_HELP = 'correct the brace; --lenient takes it for text';
const EXPECTED_MENTION = '{Name:property="value" text}';

/** The document of a SACR file; see docs/formats/sacr.md. */
export function* readSacr(source: Source, report: Report): Iterable<Document> {
  const { bytes } = source;
  const reportAt = reporterAt<SacrCode>(source, report, problem);
  const text = new MarkedText();
  const labels = new EntityLabels();
  const open: OpenMention[] = [];
  const mentions: { at: number; mention: Mention }[] = [];
  let [id, line, tooDeep] = ['', 1, 0];
  let from = bomLength(bytes);
  const addText = (to: number) => {
    if (to > from) text.add(decode(bytes.subarray(from, to)));
  };

  for (let p = from, lineStart = true; p < bytes.length; ) {
    const c = bytes[p];
    if (lineStart && c === 35 && open.length === 0) {
      addText(p);
      const end = lineEnd(bytes, p, bytes.length);
      id ||= /^#textid:\s*(.*?)\s*$/.exec(decode(bytes.subarray(p, Math.min(end, p + 1024))))?.[1] ?? '';
      from = Math.min(end + 1, bytes.length);
      p = from;
      line++;
    } else if (c === 123) {
      const start = mentionStart(bytes, p);
      lineStart = false;
      if (start === undefined)
        reportAt('sacr/mention', p, 'No name follows the opening brace.', EXPECTED_MENTION, AS_TEXT_HELP);
      else if (open.length === MAX_MENTION_DEPTH) {
        tooDeep++;
        reportAt(
          'sacr/nested',
          p,
          `Mentions are nested more than ${MAX_MENTION_DEPTH} deep.`,
          'closing braces',
          OMIT_HELP,
        );
      }
      if (start === undefined) p++;
      else {
        addText(p);
        if (tooDeep === 0) open.push({ ...start, at: p, line, start: text.length });
        if (bytes[start.textAt - 1] === 10) line++;
        from = start.textAt;
        p = from;
      }
    } else if (c === 125) {
      lineStart = false;
      if (open.length === 0) {
        reportAt(
          'sacr/unopened',
          p,
          'The closing brace has no opening brace.',
          EXPECTED_MENTION,
          AS_TEXT_HELP,
        );
        p++;
        continue;
      }
      addText(p);
      from = ++p;
      if (tooDeep > 0) tooDeep--;
      else close();
    } else {
      lineStart = c === 10;
      if (lineStart) line++;
      p++;
    }
    if (p - from > MAX_DECODED_BYTES) {
      // A string cannot hold a file of any size; a character is not cut.
      while (p < bytes.length && (bytes[p] & 0xc0) === 0x80) p++;
      addText(p);
      from = p;
    }
  }
  addText(bytes.length);
  for (const { entity, at } of open) {
    reportAt(
      'sacr/unclosed',
      at,
      `The mention of "${clip(entity)}" is not closed.`,
      'a closing brace',
      OMIT_HELP,
    );
  }
  reportAt.finish();
  const inOrder = mentions.sort((a, b) => a.at - b.at).map(({ mention }) => mention);
  yield {
    id,
    pairKey: pairKeyOf(id),
    unit: 'character',
    entities: labels.list,
    mentions: Mentions.of(inOrder),
    text: text.toString(),
    length: text.length,
    sentences: [],
    file: source.name,
    line: 1,
  };

  function close(): void {
    const { entity, properties, at, line: startLine, start } = open.pop() as OpenMention;
    if (start === text.length) {
      reportAt(
        'sacr/empty',
        at,
        `The mention of "${clip(entity)}" contains no text.`,
        EXPECTED_MENTION,
        OMIT_HELP,
      );
      return;
    }
    const attributes = properties.size === 0 ? {} : { attributes: properties };
    const mention = { start, end: text.length, entity: labels.index(entity), line: startLine, ...attributes };
    mentions.push({ at, mention });
  }
}

/** Maximum number of bytes of text that are decoded at once. */
const MAX_DECODED_BYTES = 1 << 24;
