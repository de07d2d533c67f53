import { linksOf, sequencingGroups } from '../../nuggets/sequencing/score-sequencing.ts';
import { awarenessBlock } from './awareness.ts';
import type { Files } from './files.ts';
import { crash, type Journal } from './log.ts';
import { baseName, joinPath, parentOf } from './scorer-options.ts';
import type { SequencedDocument } from './sequencing.ts';

/** Says where sequencing writes, and makes its directories. */
export function announceSequencing(directory: string, journal: Journal, files: Files): void {
  journal.info(`Temporal files will be output at ${directory}`);
  refuseRepeatedDirectory(directory, files);
  files.makeDirectory(directory);
  journal.info('Will evaluate link type: Subevent,After.');
  for (const group of sequencingGroups) files.makeDirectory(joinPath(directory, group));
}

/** The tool makes each missing directory of a path; for `a/`, `a/.` and `a/b/..` it makes one that is there by then. */
function refuseRepeatedDirectory(directory: string, files: Files): void {
  const isMissing = (path: string) => path !== '' && !files.isDirectory(path.replace(/(?<=.)\/+$/, ''));
  for (let path = directory; isMissing(path); path = parentOf(path)) {
    if (['', '.', '..'].includes(baseName(path))) throw crash(`The directory ${path} would be made twice.`);
  }
}

/** Scores the links of all documents, keeps the results beside the TimeML files, and gives them for the report. */
export function scoreSequencing(
  documents: readonly SequencedDocument[],
  directory: string,
  journal: Journal,
  files: Files,
): string {
  journal.info('Running TimeML scorer.');
  const empty = documents.length === 0;
  const blocks = sequencingGroups.map((group) => {
    if (empty && group === 'All') throw crash('There is no document, and so no directory for all links.');
    const folder = joinPath(directory, group);
    const output = joinPath(folder, 'seq.out');
    files.append(output, '');
    journal.info(`Evaluating directory: ${joinPath(folder, 'sys')}`);
    const linked = documents.map(({ id, gold, system }) => ({
      id,
      gold: linksOf(gold, group),
      system: linksOf(system, group),
    }));
    const block = empty ? NO_DIRECTORIES : awarenessBlock(linked);
    files.append(output, block);
    return `=======Event Sequencing Results for ${group} =======\n${block}`;
  });
  return blocks.join('');
}

/** What the temporal scorer prints where no document has been written. */
const NO_DIRECTORIES = [
  'INVALID INPUT FORMAT\n',
  '\nto check the performance of a single file:\n\t python evaluate_entities.py gold_file_path system_file_path\n\n',
  'to check the performace of all files in a gold folder:\n\t python evaluate_entities.py gold_folder_path system_folder_path \n',
].join('');
