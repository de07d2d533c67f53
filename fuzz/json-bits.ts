import { bitsOf } from './draw.ts';

/** What breaks JSON, whatever its members are. */
export const JSON_BITS = bitsOf(
  '[',
  ']',
  '{',
  '}',
  ',',
  ':',
  '"',
  '\\',
  '\\u00',
  '[[',
  ']]',
  '[0, 1]',
  '[[2, 2]]',
  '-1',
  '2147483648',
  '1e9',
  'null',
  'NaN',

  '"clusters": ',
  '"id": "x", ',
  '"subtoken_map": [0], ',
  '"text": "a b", ',
  '\n',
  '[[[[[[[[[[',
  '"__proto__": {}, ',
);
