import { ends } from '../evidence.ts';
import { defineFormat } from '../format.ts';
import { headText, isBlank } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { nelevalCodes } from './codes.ts';
import { decideNeleval, examineNeleval, type NelevalOptions, readNeleval } from './read.ts';
import { writeNeleval } from './write.ts';

/** Mentions of linked entities, one in each row. See docs/formats/neleval.md. */
export const neleval = defineFormat({
  id: 'neleval',
  label: 'neleval TSV',
  extension: '.tsv',
  holds: ['types', 'crossDocument'],
  companions: [],
  codes: nelevalCodes,
  parameters: [ends],
  tokenColumns: [],
  wording: {
    sign: 'a neleval file has six columns with TABs between them: document, start, end, entity, score, type',
    documentStart: 'a row with document, start, end, entity, score and type',
    border: 'document',
    naming: 'name them in the first column',
    asking: 'name it as in the first column',
    noMentions: 'check the columns of the file',
  },
  detect: (head) => detectNeleval(headText(head)),
  examine: (file, options?: NelevalOptions) => examineNeleval(file.read(0, file.size), options),
  decide: decideNeleval,
  unannotated: isBlank,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readNeleval,
  write: writeNeleval,
  writtenUnits: ['character', 'token'],
  hasManyDocuments: true,
});

/** All lines but the last, which may be cut off, have the columns of a row. */
function detectNeleval(text: string): string | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const whole = text.length < 60_000 ? lines : lines.slice(0, -1);
  const isRow = (line: string) => /^[^\t]+\t\d+\t\d+\t[^\t]+\t[^\t]*\t[^\t]*(?:\t|$)/.test(line);
  return whole.length > 0 && whole.every(isRow)
    ? 'all lines are document, start, end, entity, score and type'
    : undefined;
}
