import { evmeval16, evmeval18, type Profile } from '../../nuggets/model/profile.ts';

/** One habit of a release beyond the rules of its profile. */
export type Quirk =
  /** The flags `-a`, `-nv`, `-m`, `-wl` and `-dn` do not exist. */
  | 'flags-of-2015'
  /**
   * The comparison file shows the mapping by type and realis, names the system as its first line does, has every column
   * from the sixth on, no texts, no system mentions without partner and no clusters.
   */
  | 'comparison-of-2015'
  /** Relation lines are read for `-c` only, and their columns and arguments are not counted. */
  | 'relations-unchecked'
  /** Unreadable offsets in a token table are errors, not warnings, and the row is shown with its line feed. */
  | 'offset-errors'
  /** The warnings about empty spans do not name the mention, and there are none for the system. */
  | 'empty-spans-unnamed'
  /** CoNLL files have the words of the token table in place of the text of the mention; an unknown token ends the run. */
  | 'words-of-table'
  /** Each document is scored by itself; the report lists the means, and a mean of 0 keeps a document out of the totals. */
  | 'document-means'
  /** Coreference scores follow a colon. */
  | 'colons'
  /** The report file is closed only after a coreference block, otherwise at the end of the run. */
  | 'report-closed-late'
  /** The report has a table of types. */
  | 'type-table'
  /** The CoNLL files are kept beside the output of `-c`, and the log says so. */
  | 'conll-files'
  /** The log says that `-t` selects token mode. */
  | 'mode-announced'
  /** The log warns of mention ids that the system uses twice in a document. */
  | 'repeated-ids'
  /** The log warns of documents without gold mentions. */
  | 'no-gold-mentions';

/** A version of the public tool that can be reproduced: how it counts, and what it writes. */
export interface Release {
  readonly id: string;
  readonly profile: Profile;
  readonly quirks: ReadonlySet<Quirk>;
}

export const release18: Release = {
  id: '1.8',
  profile: evmeval18,
  quirks: new Set<Quirk>(['type-table', 'conll-files', 'mode-announced', 'repeated-ids', 'no-gold-mentions']),
};

export const release16: Release = {
  id: '1.6',
  profile: evmeval16,
  quirks: new Set<Quirk>([
    'flags-of-2015',
    'comparison-of-2015',
    'relations-unchecked',
    'offset-errors',
    'empty-spans-unnamed',
    'words-of-table',
    'document-means',
    'colons',
    'report-closed-late',
  ]),
};

export const releases: readonly Release[] = [release18, release16];
