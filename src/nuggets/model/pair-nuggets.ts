import type { TbfDocument } from '../../formats/tbf/model.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { MatchOptions } from './match-options.ts';
import type { NuggetFile } from './nugget-document.ts';

/** One document of a corpus on both sides; a side may lack it. */
export type NuggetPair = readonly [
  id: string,
  gold: TbfDocument | undefined,
  system: TbfDocument | undefined,
];

/** The documents to score, sorted by id. If two have the same id, the last one counts. */
export function pairNuggets(
  gold: NuggetFile,
  system: NuggetFile,
  options: MatchOptions,
  report: Report,
): NuggetPair[] {
  const [golds, systems] = [byId(gold), byId(system)];
  const ids = options.documents ?? [...golds.keys()];
  for (const id of ids) {
    if (!golds.has(id)) {
      report(
        problem('document/unknown', `The gold file has no document "${id}".`, {
          file: gold.name,
          help: 'check the id; it is written after #BeginOfDocument',
        }),
      );
    } else if (!systems.has(id)) {
      const message = `Document "${id}" is missing in the system file and scored as empty.`;
      report(problem('document/missing', message, { file: system.name, document: id }));
    }
  }
  if (systems.size > 0 && golds.size > 0 && ![...golds.keys()].some((id) => systems.has(id))) {
    const help = 'check that the files belong together';
    const message = 'Gold and system have no document in common.';
    report(problem('document/none-in-common', message, { file: system.name, help }));
  }
  const extra = options.documents === undefined ? [...systems.keys()].filter((id) => !golds.has(id)) : [];
  const { scoresExtraDocuments } = options.profile;
  for (const id of extra) {
    const fate = scoresExtraDocuments ? 'its mentions are false alarms' : 'it is ignored';
    const message = `Document "${id}" is not in the gold file; ${fate}.`;
    report(
      problem('document/extra', message, { file: system.name, document: id, line: systems.get(id)?.line }),
    );
  }
  return scoredIds(gold, system, options).map((id) => [id, golds.get(id), systems.get(id)]);
}

/** The ids of the documents to score, sorted. */
function scoredIds(
  gold: NuggetFile,
  system: NuggetFile,
  { documents, profile }: Pick<MatchOptions, 'documents' | 'profile'>,
): string[] {
  const golds = new Set(gold.documents.map(({ id }) => id));
  const systems = new Set(system.documents.map(({ id }) => id));
  const extra = documents === undefined && profile.scoresExtraDocuments;
  return [
    ...(documents?.filter((id) => golds.has(id)) ?? golds),
    ...(extra ? [...systems].filter((id) => !golds.has(id)) : []),
  ].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

const byId = ({ documents }: NuggetFile): Map<string, TbfDocument> =>
  new Map(documents.map((document) => [document.id, document]));
