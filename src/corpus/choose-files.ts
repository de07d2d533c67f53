import { formats } from '../formats/index.ts';
import { type Problem, problem } from '../problems/problem.ts';
import { type ExportChoice, type PlacedFile, placedFiles } from './exports.ts';
import type { CorpusFile } from './list-files.ts';

/** The files of a corpus that are read, and what was chosen among them. */
export interface ChosenFiles {
  readonly files: readonly PlacedFile[];
  readonly notes: readonly Problem[];
}

/** Chooses among the files of a folder: without those that only belong to others, of an export those that are meant, and of the two sides of CoNLL-2012 one. */
export function chooseFiles(all: readonly CorpusFile[], choice: ExportChoice): ChosenFiles {
  const annotation = withoutBeside(all, choice.argument);
  const { files, ofCurator } = placedFiles(annotation, choice);
  const sided = goldOrAuto(files, choice);
  return { files: sided.files, notes: [...(ofCurator ? [curatorChosen(choice)] : []), ...sided.notes] };
}

/** The files without those that belong to a project of some format and hold no coreference, unless there are no others. */
function withoutBeside(all: readonly CorpusFile[], argument: string): readonly CorpusFile[] {
  const names = all.map(({ name }) => name);
  const rules = formats.flatMap(({ beside }) => beside?.(names) ?? []);
  const kept = all.filter(({ name, path }) => path === argument || !rules.some((isBeside) => isBeside(name)));
  return kept.length === 0 ? all : kept;
}

/** Files of CoNLL-2012: `x.v4_gold_conll` beside `x.v4_auto_conll`. */
const SIDED = /^(.+\.(?:v\d+_)?)(gold|auto)(_(?:parse_)?conll(?:\.gz)?)$/;

/** Where a document is there with gold and with automatic annotation, the key has the first and a response the second. */
function goldOrAuto(files: readonly PlacedFile[], { argument, side }: ExportChoice): ChosenFiles {
  const sideOf = (name: string) => SIDED.exec(name)?.[2];
  const names = new Set(files.map(({ name }) => name));
  const hasBoth = files.some(({ name }) => {
    const [, before, own, after] = SIDED.exec(name) ?? [];
    return own === 'gold' && names.has(`${before}auto${after}`);
  });
  if (!hasBoth) return { files, notes: [] };
  const [kept, left] = side === 'key' ? ['gold', 'auto'] : ['auto', 'gold'];
  const remaining = files.filter(({ name }) => sideOf(name) !== left);
  const message = `The directory has ${files.length - remaining.length} files "${left}" beside files "${kept}"; as the ${side}, those with "${kept}" are read.`;
  const help = `name them, if others are meant: '${argument.replace(/\/+$/, '')}/**/*${left}_conll'`;
  return { files: remaining, notes: [problem('file/chosen', message, { file: argument, help })] };
}

const curatorChosen = ({ argument }: ExportChoice) =>
  problem('file/chosen', 'Of the export, the files of the curator are read.', {
    file: argument,
    help: 'choose an annotator with --key-name NAME, if another is meant',
  });
