import { documentGenres } from '../core/genres.ts';
import { documentNames, matchesPattern } from '../core/name-pattern.ts';
import { foldersOf } from '../corpus/folders.ts';
import type { DocumentPair } from '../corpus/pair-files.ts';
import { problem } from '../evaluate/codes.ts';
import type { GroupPattern, GroupRequest } from '../evaluate/group-request.ts';
import {
  type DocumentGroup,
  type GroupScores,
  groupScores,
  type MacroOverGroups,
  macroOverGroups,
  undefinedInGroups,
} from '../evaluate/groups.ts';
import type { Settings, Tally } from '../evaluate/index.ts';
import { InputError, type Problem, UsageError } from '../problems/problem.ts';
import type { OpenCorpus } from './open.ts';

/** What a message calls a group, and the option that names one. */
interface GroupWording {
  readonly what: string;
  readonly flag: string;
}

export const BY: GroupWording = { what: 'group', flag: '--by' };
export const DATASETS: GroupWording = { what: 'data set', flag: '--dataset' };

/** Groups of documents with scores of their own. */
export interface ScoredGroups {
  readonly scores: readonly GroupScores[];
  readonly macro: MacroOverGroups;
  /** About undefined numbers. */
  readonly warnings: readonly Problem[];
}

/** The scores of groups of documents whose counts were kept, and the means over them. */
export const scoredGroups = (
  tally: Tally,
  groups: readonly DocumentGroup[],
  settings: Settings,
  wording: GroupWording,
): ScoredGroups => withMeans(groupScores(tally.state().documents, groups, settings), settings, wording);

/** Scores of groups with the means over them. */
export const withMeans = (
  scores: readonly GroupScores[],
  { metrics }: Pick<Settings, 'metrics'>,
  { what }: GroupWording,
): ScoredGroups => ({
  scores,
  macro: macroOverGroups(metrics, scores),
  warnings: [...undefinedInGroups(metrics, scores, what)],
});

/** The groups of the documents of a key. */
export function groupsOf(
  by: GroupRequest,
  pairs: readonly DocumentPair[],
  key: Pick<OpenCorpus, 'path' | 'files'>,
): DocumentGroup[] {
  const ids = pairs.map(({ id }) => id);
  if (by === 'folder') return sortedGroups(foldersOf(pairs, key).map((folder) => folder || '.'));
  if (by === 'genre') {
    const genres = documentGenres(pairs.map((pair) => pair.key.id));
    if (genres === undefined) throw noGenre(key.path);
    return sortedGroups(genres);
  }
  const groups = groupsByPattern(ids, by, BY);
  const empty = groups.filter(({ documents }) => documents.length === 0);
  if (empty.length > 0) throw emptyGroups(empty, by, key.path);
  return groups;
}

function sortedGroups(names: readonly string[]): DocumentGroup[] {
  const members = new Map<string, number[]>();
  for (const [position, name] of names.entries()) {
    const own = members.get(name);
    if (own === undefined) members.set(name, [position]);
    else own.push(position);
  }
  return [...members].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, documents]) => ({ name, documents }));
}

/**
 * The documents of each group, in the order of the patterns. A document belongs to the first group whose pattern matches its name. A CoNLL name may also match without its
 * part. Several patterns may have the same name.
 */
export function groupsByPattern(
  documents: readonly string[],
  patterns: readonly GroupPattern[],
  { what, flag }: GroupWording,
): DocumentGroup[] {
  const members = new Map(patterns.map(({ name }) => [name, [] as number[]]));
  documents.forEach((document, d) => {
    const names = documentNames(document);
    const owner = patterns.find(({ pattern }) => names.some((name) => matchesPattern(name, pattern)));
    if (owner === undefined) {
      throw new UsageError(
        `Document "${document}" is in no ${what}.`,
        `Add one for the other documents, such as ${flag} rest='*'.`,
      );
    }
    members.get(owner.name)?.push(d);
  });
  return Array.from(members, ([name, positions]) => ({ name, documents: positions }));
}

function emptyGroups(
  empty: readonly DocumentGroup[],
  patterns: readonly GroupPattern[],
  file: string,
): InputError {
  return new InputError(
    empty.map(({ name }) => {
      const own = patterns.filter((each) => each.name === name).map(({ pattern }) => pattern);
      return problem('group/empty', `No document belongs to the group "${name}".`, {
        file,
        expected: `a document whose name is like ${own.join(' or ')}`,
        help: 'a document belongs to the first group that matches its name; check the pattern, and the order of the options',
      });
    }),
  );
}

const noGenre = (file: string) =>
  new InputError([
    problem('group/no-genre', 'The names of the documents do not show genres.', {
      file,
      expected:
        'names such as bn/cnn/00/cnn_0001, GUM_bio_emperor, or names whose first part is shared by several documents',
      help: "name the groups: --by NAME=PATTERN, such as --by news='nw/*'",
    }),
  ]);
