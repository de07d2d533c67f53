import { evmeval16, evmeval18, type Profile } from '../../nuggets/model/profile.ts';

/** A peculiarity of a release that is not a rule of its profile. */
export type Quirk =
  /** The flags `-a`, `-nv`, `-m`, `-wl` and `-dn` do not exist. */
  | 'flags-of-2015'
  /**
   * The comparison file shows the mapping by type and realis, the system id of the first line of the system file, and every
   * column from the sixth on; it has no texts, no system mentions without a partner and no clusters.
   */
  | 'comparison-of-2015'
  /** Relation lines are read only with `-c`, and the number of columns and arguments is not checked. */
  | 'relations-unchecked'
  /** Invalid offsets in a token table are errors, not warnings, and the row is printed with its line feed. */
  | 'offset-errors'
  /** Warnings about empty spans do not name the mention, and there are none for the system. */
  | 'empty-spans-unnamed'
  /** CoNLL files have the words of the token table instead of the text of the mention; an unknown token ends the run. */
  | 'words-of-table'
  /** Each document is scored on its own; the report lists the means, and documents with mean 0 are left out of the totals. */
  | 'document-means'
  /** Coreference scores follow a colon. */
  | 'colons'
  /** The report file is closed only after a coreference block, otherwise at the end of the run. */
  | 'report-closed-late'
  /** The report has a table of types. */
  | 'type-table'
  /** The CoNLL files are kept beside the output of `-c`, which is reported in the log. */
  | 'conll-files'
  /** The log reports that `-t` selects token mode. */
  | 'mode-announced'
  /** The log warns of mention ids that the system uses twice in a document. */
  | 'repeated-ids'
  /** The log warns of documents without gold mentions. */
  | 'no-gold-mentions';

/** A version of the public tool: the rules by which it counts, and the peculiarities of its output. */
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
