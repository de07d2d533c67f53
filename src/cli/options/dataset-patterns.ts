import { InvalidArgumentError, Option } from 'commander';
import type { GroupPattern, GroupRequest } from '../../verbs/groups.ts';

/** A data set of one corpus, as named on the command line. */
export const toDataset = (text: string, others: readonly GroupPattern[] = []): GroupPattern[] => [
  ...others,
  toPattern(text, 'NAME=PATTERN'),
];

/** Groups of documents that have rows of their own. */
export const byOption = (): Option =>
  new Option(
    '--by <group>',
    'scores of groups of documents under the total: NAME=PATTERN (* is any text; may be repeated), folder or genre (docs/groups.md)',
  ).argParser(toGroups);

function toGroups(text: string, others?: GroupRequest): GroupRequest {
  const isWay = text === 'folder' || text === 'genre';
  if (others !== undefined && (isWay || typeof others === 'string'))
    throw new InvalidArgumentError('There can be one kind of groups: patterns, folder or genre.');
  if (isWay) return text;
  return [...(others ?? []), toPattern(text, 'NAME=PATTERN, folder or genre')] as readonly GroupPattern[];
}

function toPattern(text: string, expected: string): GroupPattern {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1)
    throw new InvalidArgumentError(`Expected ${expected}, such as news='nw/*'.`);
  return { name: text.slice(0, at), pattern: text.slice(at + 1) };
}
