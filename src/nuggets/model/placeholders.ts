import { tbfFieldColumn } from '../../formats/tbf/model.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { canonical, remembered } from './attributes.ts';
import type { NuggetOptions } from './nugget-options.ts';
import type { PreparedCorpus } from './prepare-corpora.ts';

/** Warns of gold values that are not annotated: they agree with everything in evmeval, with nothing in the task definition. */
export function warnOfPlaceholders(
  { documents }: PreparedCorpus,
  file: string,
  { attributes, profile }: NuggetOptions,
  report: Report,
): void {
  const { placeholder } = profile.comparison;
  const form = remembered(canonical);
  attributes.forEach(({ name }, i) => {
    const lacking = documents.flatMap(({ gold }) =>
      gold.nuggets.filter(({ values }) => form(values[i]) === 'notannotated'),
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
          column: tbfFieldColumn(lacking[0].mention, name === 'type' ? 'type' : 'realis'),
          help: 'scores that require this attribute mean nothing, since gold has no values to compare with',
        },
      ),
    );
  });
}
