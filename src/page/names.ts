/** Longest name that is preferred over a shorter one, in characters. */
const MAX_PREFERRED_CHARACTERS = 30;

/** A mention as a candidate for the name of its entity. */
export interface NameCandidate {
  readonly text: string;
  /** Whether a word after the first of its sentence starts with a capital letter. */
  readonly isCapital: boolean;
}

/**
 * The text that represents an entity in lists: the most frequent one with a capital letter that is not only due to the
 * start of a sentence; else the longest of at most 30 characters; else the first.
 */
export function chooseName(candidates: readonly NameCandidate[]): string {
  const capitals = candidates.filter(
    ({ isCapital, text }) => isCapital && text.length <= 2 * MAX_PREFERRED_CHARACTERS,
  );
  if (capitals.length > 0) return mostFrequent(capitals.map(({ text }) => text));
  let best: string | undefined;
  for (const { text } of candidates) {
    if (text.length <= MAX_PREFERRED_CHARACTERS && text.length > (best?.length ?? 0)) best = text;
  }
  return best ?? candidates[0]?.text ?? '';
}

/** The most frequent text; of several, the first. */
function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  let [best, most] = ['', 0];
  for (const [text, count] of counts) if (count > most) [best, most] = [text, count];
  return best;
}

/** Pronouns are not names, even with a capital letter at the start of direct speech. */
const PRONOUNS = new Set(
  'i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours they them their theirs this that these those who whom whose which'.split(
    ' ',
  ),
);

/** Whether a word starts with a capital letter and is not a pronoun. */
export const isCapitalWord = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && !PRONOUNS.has(word.toLowerCase());

/** The labels of key entities: 1, 2, … in the order of their first mentions. */
export const keyLabels = (entities: readonly unknown[]): string[] =>
  entities.map((_, entity) => `${entity + 1}`);

/** The labels of response entities: that of the partner in the key, or r1, r2, … */
export function responseLabels(partners: Int32Array): string[] {
  let extra = 0;
  return Array.from(partners, (partner) => (partner < 0 ? `r${++extra}` : `${partner + 1}`));
}

/**
 * A function that shortens absolute paths of inputs in a text: a page that is given to others must not show where the files
 * of its author were. Paths within a corpus are kept relative to it; relative paths are kept as they are.
 */
export function withoutFolders(inputs: readonly string[]): (text: string) => string {
  const absolute = inputs.filter((path) => /^(?:[/\\]|[A-Za-z]:[/\\]|~)/.test(path));
  const prefixes = absolute.flatMap((path) => {
    const plain = path.replace(/[/\\]+$/, '');
    const cut = Math.max(plain.lastIndexOf('/'), plain.lastIndexOf('\\'));
    return [plain.slice(0, cut + 1)];
  });
  const distinct = [...new Set(prefixes)]
    .filter((prefix) => prefix.length > 1)
    .sort((a, b) => b.length - a.length);
  return (text) => distinct.reduce((shortened, prefix) => shortened.replaceAll(prefix, ''), text);
}
