import { InvalidArgumentError } from 'commander';

const UNIT_LETTERS = ['', 'K', 'M', 'G', 'T'];

/** A number of bytes as a user writes it: 5000, 500M, 1.5G; a unit is 1,024 times the one before. */
export function toByteSize(text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([KMGT]?)$/i.exec(text) ?? [];
  if (number === undefined)
    throw new InvalidArgumentError('Expected a number of bytes, such as 500M or 50G.');
  return Math.floor(Number(number) * 1024 ** UNIT_LETTERS.indexOf(unit.toUpperCase()));
}
