import { commonCodes } from './codes.ts';

/** An error prevents the score, a warning is printed with it. A note is a fact, not a fault: `--strict` leaves it as it is. */
export type Severity = 'error' | 'warning' | 'note';

/** A piece of a file that was read separately. Its line numbers are relative until a message is printed. */
export interface FilePiece {
  readonly name: string;
  /** Position of the first byte of the piece in the file. */
  readonly start: number;
}

/** A file, or a piece of one, in a message. */
export type FileRef = string | FilePiece;

export const fileName = (file: FileRef): string => (typeof file === 'string' ? file : file.name);

/**
 * A problem of an input, as data: where, what was found, what was expected, what to do. `render.ts` formats it.
 */
export interface Problem {
  /** One of the codes of an area; `src/problem-codes.ts` lists them all. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly file?: FileRef | undefined;
  /** 1-based, in the file or in the piece. */
  readonly line?: number | undefined;
  /** 1-based, in characters. */
  readonly column?: number | undefined;
  readonly document?: string | undefined;
  /** The text of the line, for the excerpt. */
  readonly excerpt?: string | undefined;
  /** A text in the line that the problem is about; gives the column where it is not known. */
  readonly mark?: string | undefined;
  /** Number of characters of the excerpt before the place; a caret is printed below it. */
  readonly caret?: number | undefined;
  readonly expected?: string | undefined;
  readonly help?: string | undefined;
  /** What `--lenient` does instead of refusing the input; absent where nothing sensible can be done. */
  readonly lenient?: string | undefined;
  /** What `--allow CODE` does instead of refusing the input; see `CodeCard.allow`. */
  readonly allow?: string | undefined;
  /** Set by codes that are reported once for a corpus; see `CodeCard.summed`. */
  readonly summed?: string | undefined;
  /** Whether nothing after this place was read, so that the text of the document is not known. */
  readonly cutsText?: boolean | undefined;
  /** Set by warnings that `--strict` leaves as they are; see `CodeCard.tolerated`. */
  readonly tolerated?: boolean | undefined;
}

/** The description of a code. */
export interface CodeCard {
  readonly severity: Severity;
  /** One sentence for the table in docs/errors/README.md. */
  readonly summary: string;
  /** The effect of `--lenient`; absent if the error cannot become a warning. */
  readonly lenient?: string;
  /** What is done with an error if `--allow` names the code, which is then part of the signature; absent if the option concerns warnings alone. */
  readonly allow?: string;
  /**
   * Present if a corpus gets one problem of this code, the first by line: what the message says about each further one, such as
   * `documents differ like this`.
   */
  readonly summed?: string;
  /** Whether the reader gives up at the place, so that the text of the document is not known. */
  readonly cutsText?: boolean;
  /** Whether a warning remains a warning with `--strict`, because nearly every corpus has it. */
  readonly tolerated?: boolean;
}

/** The codes of an area. Each has a section in a page of docs/errors, which a test checks. */
export type ProblemCodes = Readonly<Record<string, CodeCard>>;

/** The codes of several areas, without the texts of their cards: a type that other types are made of. */
export type CodesOf<Each extends ProblemCodes> = Readonly<
  Record<Each extends Each ? keyof Each & string : never, CodeCard>
>;

/** Receives problems: strict callers throw, lenient ones collect. */
export type Report = (problem: Problem) => void;

/** The fields of a problem other than code and message. */
export type ProblemDetails = Partial<Omit<Problem, 'code' | 'message'>>;

/** A function that makes problems with the given codes. Severity, the rule for `--lenient` and other rules are those of the code. */
export const problemMaker =
  <Code extends string>(codes: Readonly<Record<Code, CodeCard>>) =>
  (code: Code, message: string, rest: ProblemDetails = {}): Problem => {
    const { summary: _, ...rules }: CodeCard = codes[code];
    return { code, message, ...rules, ...rest };
  };

/** Makes problems with the codes that several areas share. */
export const problem = problemMaker(commonCodes);

/** The input cannot be scored. Contains all problems that were found, also warnings. */
export class InputError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((p) => p.message).join('\n'));
    this.name = 'InputError';
    this.problems = problems;
  }
}

/** Invalid options: something does not exist, or options contradict each other. */
export class UsageError extends Error {
  readonly help: string | undefined;

  constructor(message: string, help?: string) {
    super(message);
    this.name = 'UsageError';
    this.help = help;
  }
}
