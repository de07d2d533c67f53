import { UsageError } from '../../problems/problem.ts';

/** One setting in which two signatures differ, in words. */
export interface SignatureDifference {
  readonly name: string;
  /** The values as written; undefined where a signature does not mention the setting, which then has its default. */
  readonly first: string | undefined;
  readonly second: string | undefined;
  readonly meaning: string;
}

/** What the parts of a signature decide. */
const PART_MEANINGS: ReadonlyMap<string, string> = new Map([
  ['metrics', 'the metrics that were computed; a metric that both have is not affected'],
  ['match', 'when a response mention counts as a key mention'],
  ['singletons', 'whether entities of one mention are scored'],
  ['duplicates', 'what happens to a span that is in two entities'],
  ['unaligned', 'what happens to a mention of the response that is in no place of the text'],
  ['average', 'whether counts are added up over documents (micro) or scores are averaged (macro)'],
  ['lenient', 'whether damaged input was scored nevertheless'],
  ['allow', 'which errors were allowed, such as texts that differ'],
  ['documents', 'which documents were scored'],
  ['v', 'the version of the program; CHANGELOG.md says whether scores changed'],
  [
    'key',
    'the key itself: its documents, mentions or entities differ, so the scores are of different test sets',
  ],
  ['blanc-weight', 'the weight of coreference links in BLANC'],
  ['lea-importance', 'the importance of an entity in LEA'],
]);

/** The settings in which two signatures differ; empty if they are the same. */
export function compareSignatures(first: string, second: string): SignatureDifference[] {
  const [a, b] = [first, second].map(signatureParts);
  const names = new Set([...a.keys(), ...b.keys()]);
  return Array.from(names)
    .filter((name) => a.get(name) !== b.get(name))
    .map((name) => ({
      name,
      first: a.get(name),
      second: b.get(name),
      meaning: PART_MEANINGS.get(name) ?? `the option --${name}`,
    }));
}

function signatureParts(signature: string): Map<string, string> {
  const parts = signature
    .trim()
    .split('|')
    .map((part): [string, string] => {
      const colon = part.indexOf(':');
      if (colon < 1) {
        throw new UsageError(
          `"${signature}" is not a signature.`,
          'A signature looks like metrics:muc+bcub|match:exact|singletons:keep|…; `score` prints it below the table.',
        );
      }
      return [part.slice(0, colon), part.slice(colon + 1)];
    });
  return new Map(parts);
}
