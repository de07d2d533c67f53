import { UsageError } from '../problems/problem.ts';
import type { Parameter } from './parameter.ts';

/** The number of a column, counted from 1; negative numbers count from the end. Absent by default. */
export const columnParameter = <const Name extends string>(
  declaration: Pick<Parameter<Name>, 'name' | 'flag' | 'meaning'>,
): Parameter<Name, number | undefined, number | undefined> => ({
  ...declaration,
  placeholder: 'n',
  preset: undefined,
  expected: 'a whole number other than 0',
  resolve: (value) => {
    if (value === undefined || (Number.isSafeInteger(value) && value !== 0)) return value;
    throw new UsageError(`\`${declaration.name}\` must be a whole number other than 0, but is ${value}.`);
  },
  text: String,
});
