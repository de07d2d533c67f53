/** The format of some files of a corpus, and how it is known. */
export interface Origin {
  /** The id of the format. */
  readonly format: string;
  /** What was seen in the files; absent where the user named the format. */
  readonly reason?: string | undefined;
  /** Decisions of the reader about the files, with their reasons. */
  readonly facts: readonly string[];
  /** Number of files that this is true for. */
  readonly files: number;
}

/** Origins that say the same become one, in the order of the first of each. */
export function mergedOrigins(origins: Iterable<Origin>): Origin[] {
  const merged = new Map<string, Origin>();
  for (const origin of origins) {
    const { format, reason, facts, files } = origin;
    const name = JSON.stringify([format, reason, facts]);
    const earlier = merged.get(name);
    merged.set(name, earlier === undefined ? origin : { ...earlier, files: earlier.files + files });
  }
  return [...merged.values()];
}

/** One line about an origin: format, reason, decisions. */
export const originText = ({ format, reason, facts }: Origin): string =>
  [`${format}: ${reason ?? 'as requested'}`, ...facts].join('; ');
