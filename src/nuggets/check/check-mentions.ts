import type { TbfDocument, TbfMention } from '../../formats/tbf/model.ts';
import { isFault, tokenIds } from '../../formats/tbf/span.ts';
import type { TableToken, TokenTable } from '../../formats/token-table/read.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { NuggetFile } from '../model/nugget-document.ts';
import { mentionReporter } from '../model/prepare.ts';

/** The realis values of the task. */
export const realisValues: readonly string[] = ['Actual', 'Generic', 'Other'];

/** Reports realis values that are not defined by the task. */
export function checkRealis({ id, mentions }: TbfDocument, file: string, report: Report): void {
  const reportAt = mentionReporter(file, id, report);
  for (const mention of mentions) {
    const { realis } = mention;
    if (realis.trim() === '' || realisValues.includes(realis)) continue;
    const similar = realisValues.find((value) => value.toLowerCase() === realis.trim().toLowerCase());
    reportAt(
      'nuggets/unknown-realis',
      mention,
      'realis',
      `The realis "${clip(realis)}" is not a value of the task.`,
      {
        expected: realisValues.join(', '),
        help:
          similar === undefined
            ? 'values are compared literally'
            : `write ${similar}: values are compared literally`,
      },
    );
  }
}

/** Reports mentions whose text differs from that of their tokens: a sign of a wrong table, or of shifted ids. */
export function checkTexts(
  document: TbfDocument,
  { tokens }: TokenTable,
  file: string,
  report: Report,
): void {
  const reportAt = mentionReporter(file, document.id, report);
  const known = new Map(tokens.map((token) => [token.id, token]));
  for (const mention of document.mentions) {
    const words = mentionTokens(mention, known);
    if (words === undefined || isSameText(mention.text, words)) continue;
    const [said, found] = [clip(mention.text), clip(words.join(' '))];
    reportAt(
      'nuggets/text-differs',
      mention,
      'text',
      `The text is "${said}", but the tokens are "${found}".`,
      {
        help: 'check that the token ids are those of this table; the text has no influence on the score',
      },
    );
  }
}

/** The distinct tokens of a mention in text order; undefined if there is no text, or a token is unknown. */
function mentionTokens(
  { span, text }: TbfMention,
  known: ReadonlyMap<string, TableToken>,
): string[] | undefined {
  const ids = tokenIds(span);
  if (isFault(ids) || text.trim() === '' || text === '-') return undefined;
  const tokens = [...new Set(ids)].map((id) => known.get(id));
  if (tokens.includes(undefined)) return undefined;
  return (tokens as TableToken[]).sort((a, b) => a.start - b.start).map((token) => token.text);
}

/** Compares without regard to white space and to the order of words: fragments may be written in any order. */
function isSameText(text: string, words: readonly string[]): boolean {
  const compact = (part: string) => part.replace(/\s+/g, '');
  const sorted = (parts: readonly string[]) => parts.map(compact).sort().join(' ');
  return compact(text) === compact(words.join('')) || sorted(text.trim().split(/\s+/)) === sorted(words);
}

/** Reports a file with lines of several systems. */
export function checkSystemIds({ name: file, documents }: NuggetFile, report: Report): void {
  const first = new Map<string, TbfMention>();
  for (const { mentions } of documents) {
    for (const mention of mentions) if (!first.has(mention.system)) first.set(mention.system, mention);
  }
  if (first.size < 2) return;
  const [[one], [other, { line }]] = [...first];
  const message = `The file has ${first.size} system ids: "${clip(one)}", and from here "${clip(other)}"${first.size > 2 ? ', …' : ''}.`;
  report(
    problem('nuggets/mixed-systems', message, {
      file,
      line,
      column: 1,
      expected: 'one system id in the first column of all lines',
      help: 'submit one file for each system; the id has no influence on the score',
    }),
  );
}
