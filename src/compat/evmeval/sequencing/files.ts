import { linksInGroup, sequencingGroups } from '../../../nuggets/sequencing/score-sequencing.ts';
import { joinPath, parentOf, pythonBaseName } from '../arguments/scorer-options.ts';
import type { Files } from '../files/files.ts';
import { crash, type Journal } from '../python/log.ts';
import { awarenessBlock } from './awareness.ts';
import type { SequencedDocument } from './sequencing.ts';

/** Logs the output directory of sequencing and creates its subdirectories. */
export function announceSequencing(directory: string, journal: Journal, files: Files): void {
  journal.info(`Temporal files will be output at ${directory}`);
  refuseRepeatedDirectory(directory, files);
  files.makeDirectory(directory);
  journal.info('Will evaluate link type: Subevent,After.');
  for (const group of sequencingGroups) files.makeDirectory(joinPath(directory, group));
}

/** The tool creates each missing directory of a path; for `a/`, `a/.` and `a/b/..` it crashes on one that exists by then. */
function refuseRepeatedDirectory(directory: string, files: Files): void {
  const isMissing = (path: string) => path !== '' && !files.isDirectory(path.replace(/(?<=.)\/+$/, ''));
  for (let path = directory; isMissing(path); path = parentOf(path)) {
    if (['', '.', '..'].includes(pythonBaseName(path)))
      throw crash(`The directory ${path} would be created twice.`);
  }
}

/** Scores the links of all documents, writes the results beside the TimeML files, and returns them for the report. */
export function writeSequencing(
  documents: readonly SequencedDocument[],
  directory: string,
  journal: Journal,
  files: Files,
): string {
  journal.info('Running TimeML scorer.');
  const empty = documents.length === 0;
  const blocks = sequencingGroups.map((group) => {
    if (empty && group === 'All')
      throw crash('There is no document, so there is no directory for all links.');
    const folder = joinPath(directory, group);
    const output = joinPath(folder, 'seq.out');
    files.append(output, '');
    journal.info(`Evaluating directory: ${joinPath(folder, 'sys')}`);
    const linked = documents.map(({ id, gold, system }) => ({
      id,
      gold: linksInGroup(gold, group),
      system: linksInGroup(system, group),
    }));
    const block = empty ? NO_DIRECTORIES : awarenessBlock(linked);
    files.append(output, block);
    return `=======Event Sequencing Results for ${group} =======\n${block}`;
  });
  return blocks.join('');
}

/** The output of the temporal scorer if no document was written. */
const NO_DIRECTORIES = [
  'INVALID INPUT FORMAT\n',
  '\nto check the performance of a single file:\n\t python evaluate_entities.py gold_file_path system_file_path\n\n',
  'to check the performace of all files in a gold folder:\n\t python evaluate_entities.py gold_folder_path system_folder_path \n',
].join('');
