import { InputError, type Problem, UsageError } from '../problems/problem.ts';
import { renderProblem } from '../problems/render.ts';
import { problemFields } from '../report/check/json.ts';

/** The error of an answer. */
export interface Failure {
  readonly code: number;
  readonly message: string;
  readonly data: {
    /** `input`: the data are bad; `usage`: the call is; `bug`: this program is; `protocol`, `size`: the message is. */
    readonly kind: 'input' | 'usage' | 'bug' | 'protocol' | 'size';
    /** The index or the id of the document at fault. */
    readonly document?: number | string | undefined;
    readonly problems?: readonly object[] | undefined;
    readonly help?: string | undefined;
    readonly stack?: string | undefined;
  };
}

/** The exit codes of the command line. */
const INPUT_CODE = 1;
const USAGE_CODE = 2;
const BUG_CODE = 70;

/** An error with a code of JSON-RPC. */
export class MethodError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** An error of one document among several. */
export class DocumentError extends Error {
  readonly document: number | string;

  constructor(document: number | string, cause: unknown) {
    super('', { cause });
    this.document = document;
  }
}

/** An error as data. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DocumentError) {
    const { code, message, data } = failureOf(error.cause);
    const where =
      typeof error.document === 'number' ? `number ${error.document}` : JSON.stringify(error.document);
    return { code, message: `Document ${where}: ${message}`, data: { ...data, document: error.document } };
  }
  if (error instanceof MethodError)
    return { code: error.code, message: error.message, data: { kind: 'protocol' } };
  if (error instanceof InputError) return inputFailure(error.problems);
  if (error instanceof UsageError)
    return { code: USAGE_CODE, message: error.message, data: { kind: 'usage', help: error.help } };
  if (isRefusal(error)) return { code: USAGE_CODE, message: `${error.message}.`, data: { kind: 'usage' } };
  if (isTooDeep(error))
    return { code: USAGE_CODE, message: 'The values are nested too deeply.', data: { kind: 'usage' } };
  if (isTooLong(error))
    return {
      code: USAGE_CODE,
      message: 'The answer is longer than a text can be; ask for less at once.',
      data: { kind: 'size' },
    };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { code: BUG_CODE, message: `A bug of corefeval: ${message}`, data: { kind: 'bug', stack } };
}

/** The message is the first error, on one line; `problems` has all of them. */
function inputFailure(problems: readonly Problem[]): Failure {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = [...errors, ...problems];
  const [line] = first === undefined ? ['The input cannot be scored.'] : renderProblem(first).split('\n');
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  const help = first?.help;
  return {
    code: INPUT_CODE,
    message: `${line}${more}`,
    data: { kind: 'input', help, problems: problems.map(problemFields) },
  };
}

/** The library refuses values of a wrong type with messages of this form. */
const isRefusal = (error: unknown): error is Error =>
  (error instanceof TypeError || error instanceof RangeError) && error.message.startsWith('Expected ');

const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message.startsWith('Maximum call stack');

const isTooLong = (error: unknown): boolean =>
  error instanceof RangeError && error.message.startsWith('Invalid string length');
