import type { ParsedToken } from '../../matching/minimum-span/phrase-tree.ts';
import { ScorerFailure } from '../lookups/failure.ts';

/** Lines of a sentence, each split at white space. */
export type Sentence = readonly Line[];

export interface Line {
  readonly text: string;
  readonly columns: readonly string[];
}

export interface Mention {
  readonly sentence: number;
  readonly start: number;
  /** Position of the last token. */
  readonly last: number;
  readonly words: readonly string[];
}

const BEGIN = '#begin document';

/** Documents by the text after `#begin document `. */
export function readDocuments(text: string): Map<string, Sentence[]> {
  const documents = new Map<string, Line[][]>();
  let name: string | undefined;
  let afterBlank = true;
  for (const line of linesOf(text)) {
    if (line.startsWith(BEGIN)) {
      name = line.slice(BEGIN.length + 1);
    } else if (line.startsWith('#end document')) {
      name = undefined;
    } else if (name !== undefined && name !== '') {
      let sentences = documents.get(name);
      if (sentences === undefined) {
        sentences = [];
        documents.set(name, sentences);
      }
      const blank = line.trim() === '';
      if ((blank && !afterBlank) || sentences.length === 0) sentences.push([]);
      if (!blank) sentences[sentences.length - 1].push({ text: line, columns: line.trim().split(/\s+/) });
      afterBlank = blank;
    }
  }
  return documents;
}

/** Lines with their line ends, as Python yields them. */
const linesOf = (text: string): string[] => text.replace(/\r\n?/g, '\n').match(/[^\n]*\n|[^\n]+/g) ?? [];

const WORD_COLUMN = 3;
const POS_COLUMN = 4;
const PARSE_COLUMN = 5;

export function parsedToken({ text, columns }: Line): ParsedToken {
  if (columns.length <= PARSE_COLUMN) throw new ScorerFailure(`The key has no parse column: ${text.trim()}`);
  return { word: columns[WORD_COLUMN], pos: columns[POS_COLUMN], parse: columns[PARSE_COLUMN] };
}

/** Whether the first line with seven columns has a parse. */
export function hasParse(text: string): boolean {
  const line = linesOf(text).find((found) => !found.startsWith('#') && found.trim().split(/\s+/).length > 6);
  return line !== undefined && line.trim().split(/\s+/)[PARSE_COLUMN] !== '-';
}

/** The entities of a document, in the order in which their first mention is completed, and what the original prints. */
export function readEntities(sentences: readonly Sentence[]): { entities: Mention[][]; printed: string[] } {
  const entities = new Map<bigint, Mention[]>();
  const open = new Map<bigint, { sentence: number; start: number }[]>();
  const printed: string[] = [];
  const members = (id: bigint): Mention[] => {
    const found = entities.get(id);
    if (found !== undefined) return found;
    const created: Mention[] = [];
    entities.set(id, created);
    return created;
  };
  sentences.forEach((lines, sentence) => {
    const words = lines.map(({ columns }) => (columns.length > WORD_COLUMN + 1 ? columns[WORD_COLUMN] : ''));
    lines.forEach(({ text, columns }, position) => {
      const cell = readCell(columns[columns.length - 1]);
      if (cell.single.length > 1) {
        printed.push(
          `Warning: A single mention is assigned to more than one cluster: [${cell.single.join(', ')}]`,
        );
      }
      for (const id of cell.single) {
        members(id).push({ sentence, start: position, last: position, words: [words[position]] });
      }
      for (const id of cell.opened) {
        const starts = open.get(id);
        if (starts === undefined) open.set(id, [{ sentence, start: position }]);
        else starts.push({ sentence, start: position });
      }
      for (const id of cell.closed) {
        const starts = open.get(id);
        const entity = members(id);
        if (starts === undefined) {
          printed.push(`Problem in the coreference annotation:\n ${text}`);
          continue;
        }
        if (starts[0].sentence !== sentence) {
          printed.push('A mention span should be in a single sentence:', text);
        }
        const { start } = starts[starts.length - 1];
        entity.push({ sentence, start, last: position, words: words.slice(start, position + 1) });
        if (starts.length === 1) open.delete(id);
        else starts.pop();
      }
    });
  });
  return { entities: [...entities.values()], printed };
}

interface Cell {
  readonly single: bigint[];
  readonly opened: bigint[];
  readonly closed: bigint[];
}

/** Labels are numbers; all characters but digits, brackets and bars are ignored. */
function readCell(text: string): Cell {
  const cell: Cell = { single: [], opened: [], closed: [] };
  if (text === '-') return cell;
  let digits = '';
  let opened = false;
  for (const character of text) {
    if (character >= '0' && character <= '9') {
      digits += character;
    } else if (character === '(') {
      digits = '';
      opened = true;
    } else if (character === ')') {
      if (digits !== '') (opened ? cell.single : cell.closed).push(BigInt(digits));
      if (opened || digits !== '') digits = '';
      opened = false;
    } else if (character === '|') {
      if (opened && digits === '') throw new ScorerFailure(`A bracket without a number: ${text}`);
      if (!opened && digits !== '') throw new ScorerFailure(`Incorrect coreference annotation: ${text}`);
      if (opened) cell.opened.push(BigInt(digits));
      if (opened) digits = '';
      opened = false;
    }
  }
  if (opened && digits !== '') cell.opened.push(BigInt(digits));
  return cell;
}
