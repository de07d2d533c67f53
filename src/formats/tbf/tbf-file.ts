import { InputError, type Report } from '../../problems/problem.ts';
import { binaryFile } from '../binary-files.ts';
import { HEAD_BYTES } from '../detect.ts';
import { foreignToEvents, otherFormat } from '../foreign-files.ts';
import type { TbfDocument } from './model.ts';
import { readTbf, type TbfSource } from './read.ts';

export interface TbfFile {
  readonly name: string;
  readonly documents: TbfDocument[];
}

/** Characters in which an archive is recognised: one that is not compressed may contain the first line of a document. */
const EXAMINED_CHARACTERS = 512;

/** The documents of a tbf file. A file of another format is refused with the name of the format. */
export function tbfFile({ name, text }: TbfSource, report: Report): TbfFile {
  const binary = binaryFile(new TextEncoder().encode(text.slice(0, EXAMINED_CHARACTERS)));
  if (binary !== undefined) throw new InputError([otherFormat(name, binary)]);
  if (!text.includes('#BeginOfDocument')) {
    const foreign = foreignToEvents(new TextEncoder().encode(text.slice(0, HEAD_BYTES)));
    if (foreign !== undefined) throw new InputError([otherFormat(name, foreign)]);
  }
  return { name, documents: readTbf({ name, text }, report) };
}
