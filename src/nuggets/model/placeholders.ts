import { columnOf } from '../../formats/tbf/model.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { MatchedCorpus } from '../score/match-corpora.ts';
import { canonical } from './attributes.ts';
import type { NuggetOptions } from './nugget-options.ts';

/** Values that are not annotated agree with everything in the public tool, and with nothing in the document. */
export function warnOfPlaceholders(
  { documents }: MatchedCorpus,
  file: string,
  { attributes, profile }: NuggetOptions,
  report: Report,
): void {
  const { placeholder } = profile.comparison;
  attributes.forEach(({ name }, i) => {
    const lacking = documents.flatMap(({ gold }) =>
      gold.nuggets.filter(({ values }) => canonical(values[i]) === 'notannotated'),
    );
    if (lacking.length === 0) return;
    const effect =
      placeholder === undefined ? 'they agree with no other value' : 'they agree with every value';
    report(
      problem(
        'nuggets/not-annotated',
        `${lacking.length} gold mentions have no ${name} (NOT_ANNOTATED): ${effect}.`,
        {
          file,
          line: lacking[0].mention.line,
          column: columnOf(lacking[0].mention, name === 'type' ? 'type' : 'realis'),
          help: 'do not read the scores that ask for this attribute as quality',
        },
      ),
    );
  });
}
