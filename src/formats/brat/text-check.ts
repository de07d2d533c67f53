import type { CodePoints } from '../../core/code-points.ts';
import { clip } from '../../problems/clip.ts';
import { limited } from '../../problems/limited.ts';
import type { Report } from '../../problems/problem.ts';
import { type BratCode, problem } from './codes.ts';
import type { BratDocument } from './read.ts';

export interface CheckedText {
  /** The `.ann` file, for messages. */
  readonly file: string;
  readonly text: string;
  /** How the annotation counts characters; undefined if in code units. */
  readonly points: CodePoints | undefined;
}

/** Reports annotations whose text is not what the source text has at their offsets: shifted, or of another text. */
export function checkBratText({ textBounds }: BratDocument, source: CheckedText, report: Report): void {
  const { file, text, points } = source;
  const take = limited<BratCode>(report);
  for (const { id, fragments, text: said, line } of textBounds) {
    if (said === undefined) continue;
    const unit = (offset: number) => points?.toUnits(offset) ?? offset;
    // Spans may be far longer than their texts, and fragments may repeat them: only as much as can be equal is compared.
    const most = 2 * said.length + 16;
    let found = '';
    for (const [i, [start, end]] of fragments.entries()) {
      if (found.length > most) break;
      found += (i > 0 ? ' ' : '') + text.slice(unit(start), unit(end));
    }
    if (found.length <= most && plain(found) === plain(said)) continue;
    take('brat/text-differs', () => {
      const message = `"${id}" has the text "${clip(said)}", but the source text at its offsets is "${clip(found)}".`;
      const help =
        'the offsets are used, not the text; check that the source text belongs to this file and that offsets count code points';
      return problem('brat/text-differs', message, { file, line, help });
    });
  }
  take.finish((code, count) => problem(code, `${count} more annotations like this.`, { file }));
}

/** Line breaks are written as blanks, and blanks at the ends are not always written. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
