import type { TbfMention } from '../../formats/tbf/model.ts';
import { characterFragments, isFault, tokenIds } from '../../formats/tbf/span.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { NuggetFile } from '../model/nugget-document.ts';

/**
 * Reports a file whose spans are token ids where character spans are needed. A span such as `3,5` is ambiguous; as
 * characters it must be long enough for the text of its mention. The majority of the mentions decides.
 */
export function refuseTokenSpans({ name, documents }: NuggetFile, report: Report): void {
  const mentions = documents.flatMap((document) => document.mentions);
  const tokens = mentions.filter((mention) => votes(mention) < 0);
  if (tokens.length === 0 || 2 * tokens.length <= mentions.filter((mention) => votes(mention) !== 0).length)
    return;
  const { id, span, line } = tokens[0];
  const message = `${tokens.length} of ${mentions.length} spans are token ids, not characters; the first is "${span}" of mention "${id}".`;
  report(
    problem('brat/token-spans', message, {
      file: name,
      line,
      expected: 'begin,end;begin,end in characters',
      help: 'give the token tables with -t DIR; --unit character if these are characters',
    }),
  );
}

/** −1 for a list of token ids, 1 for characters, 0 for a span that can be either. */
function votes({ span, text }: TbfMention): -1 | 0 | 1 {
  const fragments = characterFragments(span);
  if (isFault(fragments)) return isFault(tokenIds(span)) ? 0 : -1;
  if (fragments.length > 1) return 1;
  const letters = [...text.trim()].length;
  if (letters === 0 || text === '-') return 0;
  return fragments[0][1] - fragments[0][0] < letters ? -1 : 1;
}
