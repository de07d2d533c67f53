import { encode } from '../test/support/mutate.ts';
import { textOf } from './draw.ts';

/** Values that replace those of a JSON file. */
export const JSON_VALUES = [
  '0',
  '-1',
  '1',
  '2',
  '0.5',
  '1e9',
  '1e308',
  '-1e308',
  'null',
  '"x"',
  '[]',
  '{}',
  '9007199254740993',
  'true',
];

/** Replaces the n-th value of a JSON text. */
export function changedJson(json: Uint8Array, at: number, value: string): Uint8Array {
  const places = [
    ...textOf(json).matchAll(/(?<=[:[,] ?)(?:-?\d[\d.e+-]*|"[^"]*"|null|true|false)(?=[,\]}\n])/g),
  ];
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return json;
  const text = textOf(json);
  return encode(text.slice(0, place.index) + value + text.slice(place.index + place[0].length));
}
