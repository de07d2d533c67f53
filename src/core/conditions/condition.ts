import { suggestion } from '../../problems/nearest.ts';
import { UsageError } from '../../problems/problem.ts';

/** A half-open or closed range of numbers; both ends belong to it. */
interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** A condition on mentions, such as `zero=no`, `key:type=PER,ORG` or `length=2..5` (docs/filters.md). */
export interface Condition {
  /** As it is written. */
  readonly text: string;
  /** The only side that it concerns; both if absent. */
  readonly side: 'key' | 'response' | undefined;
  readonly name: string;
  /** Whether a mention meets it that has none of the values. */
  readonly isNegated: boolean;
  readonly values: readonly string[];
  /** The values of `length`; empty for other names. */
  readonly ranges: readonly NumberRange[];
}

/** The attributes of mentions that are yes or no, in any format. */
export const flagNames = ['zero', 'nested', 'nested-in-entity', 'singleton', 'gap'] as const;

export type FlagName = (typeof flagNames)[number];

const FLAG_VALUES = ['yes', 'no'];

/** The names that every format has. */
export const generalNames: readonly string[] = [...flagNames, 'length', 'document'];

/** What a condition is, for the help of options and messages. */
export const CONDITION_FORM = 'NAME=VALUE[,VALUE…] or NAME!=VALUE[,VALUE…]';

export const isFlag = (name: string): name is FlagName => (flagNames as readonly string[]).includes(name);

/** Whether the name is that of a token column or of an attribute that a format gives its mentions. */
export const isFormatAttribute = ({ name }: Condition): boolean => !generalNames.includes(name);

/** Reads a condition. Throws a `UsageError` that names the place of a mistake. */
export function parseCondition(text: string): Condition {
  const [, prefix = '', name = '', sign = ''] = /^(key:|response:)?(.*?)(!?=)/s.exec(text) ?? [];
  if (sign === '')
    throw mistake(text, text.length, 'there is no "="', `write ${CONDITION_FORM}, such as zero=no`);
  const nameStart = prefix.length;
  if (name === '') throw mistake(text, nameStart, 'the name of an attribute is missing', FORM_HELP);
  if (name === 'document' && prefix !== '')
    throw mistake(text, 0, 'documents are those of both sides', `leave "${prefix}" out`);
  const start = nameStart + name.length + sign.length;
  const values = text.slice(start).split(',');
  let at = start;
  for (const value of values) {
    if (value === '') throw mistake(text, at, 'a value is missing', FORM_HELP);
    if (isFlag(name)) checkFlag(text, at, name, value);
    at += value.length + 1;
  }
  return {
    text,
    side: prefix === '' ? undefined : prefix === 'key:' ? 'key' : 'response',
    name,
    isNegated: sign === '!=',
    values,
    ranges: name === 'length' ? rangesOf(text, start, values) : [],
  };
}

const FORM_HELP = `a condition is ${CONDITION_FORM}`;

function checkFlag(text: string, at: number, name: string, value: string): void {
  if (FLAG_VALUES.includes(value)) return;
  const advice = `${suggestion(value, FLAG_VALUES).trim()} The values of ${name} are yes and no.`.trim();
  throw mistake(text, at, `"${value}" is not a value of ${name}`, advice);
}

/** The ranges of `length`: `3`, `2..5`, `6..`, `..4`. */
function rangesOf(text: string, start: number, values: readonly string[]): NumberRange[] {
  let at = start;
  return values.map((value) => {
    const place = at;
    at += value.length + 1;
    const [, from, dots, to] = /^(\d*)(\.\.)?(\d*)$/.exec(value) ?? [];
    if (from === undefined || (from === '' && to === ''))
      throw mistake(text, place, `"${value}" is not a number of words`, 'write 3, 2..5, 6.. or ..4');
    const range = {
      from: Number(from),
      to: dots === undefined ? Number(from) : to === '' ? Number.POSITIVE_INFINITY : Number(to),
    };
    if (range.from > range.to)
      throw mistake(text, place, `the range ${value} is empty`, `write ${to}..${from}`);
    return range;
  });
}

/** `at` counts from 0, the message from 1. */
const mistake = (text: string, at: number, reason: string, help: string): UsageError =>
  new UsageError(
    `The condition ${JSON.stringify(text)} is wrong at character ${at + 1}: ${reason}.`,
    help.endsWith('.') ? help : `${help[0].toUpperCase()}${help.slice(1)}.`,
  );
