import type { Shell } from '../../corpus/shell.ts';
import type { NuggetReport } from '../../report/nuggets/report.ts';
import { nuggetSort } from '../../report/nuggets/sort.ts';
import { version } from '../../version.ts';
import { type EventSystemsRequest, type ScoredEvents, scoreEventSystems } from './systems.ts';

export interface NuggetScoreRequest extends EventSystemsRequest {
  /** By which score systems are sorted; by default that of the task. */
  readonly sort?: string | undefined;
  /** Whether the report has the scores of each document. */
  readonly perDocument?: boolean | undefined;
  /** Whether it has the scores of each type; by default it has those of a single system. */
  readonly perType?: boolean | undefined;
}

export interface NuggetScoreResult extends ScoredEvents {
  readonly report: NuggetReport;
}

/** Scores events, their coreference and their order. Systems with errors are left out, and named in the result. */
export async function scoreNuggetFiles(
  request: NuggetScoreRequest,
  shell: Pick<Shell, 'files' | 'startSystem'>,
  /** Whether the scores have the counts of each document, from which intervals and tests are computed. */
  hasCounts = false,
): Promise<NuggetScoreResult> {
  const { sort, perDocument = false } = request;
  const scored = await scoreEventSystems(request, shell, hasCounts);
  const { gold, systems, failed, signature, options } = scored;
  const { perType = systems.length === 1 } = request;
  const report: NuggetReport = {
    signature,
    sort: nuggetSort(sort, systems, options.profile.coreference.average),
    version,
    profile: options.profile.id,
    gold: gold.file.name,
    systems,
    leftOut: failed.map(({ name }) => name),
    perDocument,
    perType,
  };
  return { ...scored, report };
}
