import { InputError } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import { decisionKinds } from '../decisions.ts';
import type { SpanRange } from '../span-place.ts';
import type { Answer } from './rows.ts';

/**
 * The answers in a file: a list of decisions, or the JSON of `agree --adjudicate` with such lists. A row with `chosen` is an answer; rows without it are not answered yet.
 */
export function answersIn(text: string, file: string): Answer[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw broken(file, `The file is not JSON: ${(error as Error).message}`);
  }
  return answersOf(value, file);
}

/** The same from a value; `file` names it in messages. */
export const answersOf = (value: unknown, file: string): Answer[] =>
  rowsIn(value, file).flatMap((row, i) => answerOf(row, `row ${i + 1}`, file));

function rowsIn(value: unknown, file: string): unknown[] {
  if (Array.isArray(value)) return value;
  const adjudication = fieldsOf(fieldsOf(value)?.adjudication) ?? fieldsOf(value);
  const lists = [adjudication?.open, adjudication?.decided].filter((list) => Array.isArray(list));
  if (lists.length === 0) throw broken(file, 'The file has no list of decisions.');
  return lists.flat();
}

function answerOf(row: unknown, where: string, file: string): Answer[] {
  const fields = fieldsOf(row);
  if (fields === undefined) throw broken(file, `${where} is not an object.`);
  const { document, decision, chosen } = fields;
  if (chosen === undefined) return [];
  if (typeof document !== 'string') throw broken(file, `${where} has no "document".`);
  const kind = decisionKinds.find((each) => each === decision);
  if (kind === undefined)
    throw broken(
      file,
      `${where} has the decision ${JSON.stringify(decision)}, not one of ${decisionKinds.join(', ')}.`,
    );
  const place = placeOf(fields);
  if (place === undefined) throw broken(file, `${where} has no "start" and "end".`);
  const choice = chosen === null ? null : placeOf(fieldsOf(chosen) ?? {});
  if (choice === undefined)
    throw broken(file, `The "chosen" of ${where} is neither null nor a place with "start" and "end".`);
  return [{ ...place, document, decision: kind, chosen: choice }];
}

type Fields = Readonly<Partial<Record<string, unknown>>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

function placeOf({ start, end, parts }: Fields): SpanRange | undefined {
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  return isParts(parts) ? { start, end, parts } : { start, end };
}

const isParts = (parts: unknown): parts is [number, number][] =>
  Array.isArray(parts) &&
  parts.every((part) => Array.isArray(part) && part.every((at) => typeof at === 'number'));

const broken = (file: string, message: string) =>
  new InputError([
    problem('agree/answers', message, {
      file,
      expected:
        'the JSON of agree --adjudicate, or a list of its rows, with "chosen" in those that are answered',
    }),
  ]);
