import { CodePoints } from '../../core/code-points.ts';

/** One event mention line of a tbf file. */
export interface TbfMention {
  readonly system: string;
  readonly document: string;
  readonly id: string;
  readonly span: string;
  readonly text: string;
  readonly type: string;
  readonly realis: string;
  readonly extra: readonly string[];
  /** 1-based line of the file, for messages. */
  readonly line?: number;
  /** 1-based column where the first field begins (1 unless the line is indented). */
  readonly column?: number;
}

/** A relation line: @NAME <TAB> id <TAB> arguments. */
export interface TbfRelation {
  readonly name: string;
  readonly id: string;
  readonly args: readonly string[];
  readonly line?: number;
}

/** The relation that lists the mentions of one event, a cluster. */
export const COREFERENCE = 'Coreference';

export interface TbfDocument {
  readonly id: string;
  readonly mentions: readonly TbfMention[];
  readonly relations: readonly TbfRelation[];
  readonly line?: number;
}

/** The columns of a mention line, in file order. */
export const tbfColumns = ['system', 'document', 'id', 'span', 'text', 'type', 'realis'] as const;
export type TbfColumn = (typeof tbfColumns)[number];

/** The 1-based column of the file where a field of a mention begins, in code points. */
export function tbfFieldColumn(mention: TbfMention, field: TbfColumn): number {
  let column = mention.column ?? 1;
  for (const name of tbfColumns) {
    if (name === field) break;
    column += new CodePoints(mention[name]).length + 1;
  }
  return column;
}

/** The line of a mention as it is written in its file, for excerpts. */
export const mentionLine = (mention: TbfMention): string =>
  [...tbfColumns.map((name) => mention[name]), ...mention.extra].join('\t');
