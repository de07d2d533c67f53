import { packEventReport } from '../../page/events/assemble.ts';
import { isTable } from '../../page/events/companion-files.ts';
import { distinct } from '../../problems/log.ts';
import { InputError } from '../../problems/problem.ts';
import { pageNuggetFiles } from '../../verbs/nuggets/page.ts';
import { BlobFiles } from './blob-files.ts';
import type { Refused, ScoredEventReport, ScoreEventsRequest, ScoreProgress } from './messages.ts';

/** Scores tbf files as `corefeval nuggets score` does, and returns the data of the page of events. */
export async function scoreEvents(
  request: ScoreEventsRequest,
  onProgress: (progress: ScoreProgress) => void,
): Promise<ScoredEventReport | Refused> {
  const { gold, systems, options } = request;
  // Gold, every system, the page.
  const steps = systems.length + 2;
  let done = 0;
  const step = (what: string) => onProgress({ kind: 'progress', share: done++ / steps, step: what });
  const shell = {
    files: new BlobFiles(request.files),
    startSystem: ({ path }: { readonly path: string }) => step(`scoring ${path}`),
  };
  const beside = filesBeside(request);
  const tokens = beside.filter(isTable);
  try {
    step(`reading ${gold.path}`);
    const { page, words, failed } = await pageNuggetFiles(
      { ...options, gold, systems, tokens: tokens.length === 0 ? undefined : tokens, texts: beside },
      shell,
    );
    step('writing the report');
    return {
      kind: 'scored-events',
      report: await packEventReport(page, (id) => words.get(id)),
      leftOut: failed.map(({ name, problems }) => ({ name, problems: distinct(problems) })),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { kind: 'refused', problems: distinct(error.problems) };
  }
}

/** The paths of files that are not part of a corpus. */
function filesBeside({ files, gold, systems }: ScoreEventsRequest): readonly string[] {
  const taken = new Set([gold, ...systems].flatMap((corpus) => corpus.files));
  return files.map(({ path }) => path).filter((path) => !taken.has(path));
}
