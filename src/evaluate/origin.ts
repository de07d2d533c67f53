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

/** The origins of files, in their order; those that say the same become one. */
export function mergedOrigins(all: Iterable<{ readonly origin: Origin }>): Origin[] {
  const merged = new Map<string, Origin>();
  for (const { origin } of all) {
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
