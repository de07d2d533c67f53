import { InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../../problems/problem.ts';
import type { CorpusPath } from '../../verbs/open.ts';
import { type Bound, toBound } from './fail-under.ts';
import { toNumber } from './shared.ts';
import { systemArguments } from './system-arguments.ts';

/** What a gate checks, and what it writes besides its result. */
export const gateOptions = (): Option[] => [
  new Option(
    '--max-drop <metric=points>',
    'exit 3 if the F1 of a metric (or conll) fell by more points than this; may be repeated (default: conll=0)',
  ).argParser((text: string, others: readonly Bound[] = []) => {
    const bounds = toBound(text, others);
    toPoints(String(bounds.at(-1)?.[1]));
    return bounds;
  }),
  new Option('--min <metric=x>', 'exit 3 if the F1 of a metric (or conll) is below x percent').argParser(
    toBound,
  ),
  new Option(
    '--significant <p>',
    'a drop counts only if its p is below this, by the paired test of compare; with fewer than 20 documents every drop counts',
  ).argParser(toProbability),
  new Option(
    '--max-document-drop <points>',
    'exit 3 if a single document fell by more points than this, by the metric of the first --max-drop',
  ).argParser(toPoints),
  new Option(
    '--before <file>',
    'the response of the earlier run: list the mentions that are newly wrong; NAME=PATH with several systems, may be repeated',
  ).argParser((text: string, others: readonly string[] = []) => [...others, text]),
  new Option('--update', 'make the scores of this run the baseline, and exit 0'),
  new Option(
    '--github',
    'print annotations for GitHub Actions, and add to the summary of the job (default: if GITHUB_ACTIONS is true)',
  ),
  new Option('--junit <file>', 'also write the result as JUnit XML'),
  new Option('--summary <file>', 'also write the result as Markdown'),
  new Option(
    '--report <file>',
    'also write the page of corefeval report; the summary links to its documents',
  ),
  new Option(
    '--report-url <url>',
    'the address under which that page will be published, for the links (default: its path)',
  ),
];

/** Without a name, it is the earlier response of the only system. */
export function earlierResponses(args: readonly string[], responses: readonly CorpusPath[]): CorpusPath[] {
  const [only, ...others] = responses;
  return args.map((arg) => {
    const [{ path, name }] = systemArguments([arg]);
    if (path !== arg) return { path, name };
    if (others.length > 0)
      throw new UsageError(
        `--before ${arg} does not say which system it is of.`,
        'Name the system: --before NAME=PATH.',
      );
    return { path, name: only.name };
  });
}

function toPoints(text: string): number {
  const value = toNumber(text);
  if (value < 0) throw new InvalidArgumentError('Expected a number of points of at least 0.');
  return value;
}

function toProbability(text: string): number {
  const value = toNumber(text);
  if (value <= 0 || value > 1)
    throw new InvalidArgumentError('Expected a probability above 0 and at most 1.');
  return value;
}
