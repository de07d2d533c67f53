import type { MentionKey, Plain } from '../core/plain-document.ts';
import { type Settings, type SettingsSpec, settingsOf } from '../evaluate/index.ts';
import { UsageError } from '../problems/problem.ts';
import { costMetrics } from './costs.ts';
import { type CutStyle, styles } from './cut-entity.ts';
import type { LabelSource } from './labels/mention-labels.ts';
import { type AntecedentRule, antecedentRules } from './link-errors.ts';
import { type PronounList, pronounLists } from './predicates.ts';

/** Options of `analyze`. All have defaults. */
export interface AnalyzeOptions<M = Plain>
  extends Pick<
    SettingsSpec,
    | 'metrics'
    | 'filter'
    | 'singletons'
    | 'duplicates'
    | 'unaligned'
    | 'match'
    | 'zeros'
    | 'blancWeight'
    | 'leaImportance'
  > {
  /** Where the anchor of an entity is looked for. Default: `berkeley`. */
  readonly style?: CutStyle | undefined;
  /** Whether heads come from the parse column, and pronouns and boundaries are those of the Berkeley Coreference Analyser. Default: false. */
  readonly trees?: boolean | undefined;
  /** The word list for pronouns where tokens have no tags. Default: `none`. */
  readonly pronouns?: PronounList | undefined;
  /** Which antecedent of a link error is shown. Default: `closest`. */
  readonly antecedents?: AntecedentRule | undefined;
  /** The greatest number of examples of each type of error, and of link errors of each side. Default: 3. */
  readonly examples?: number | undefined;
  /** Labels of mentions: entities are labelled by vote, scored by label, and sliced by it. */
  readonly labels?: LabelSource | undefined;
  /** Key by which plain mentions are compared. */
  readonly mentionKey?: MentionKey<M> | undefined;
}

/** The checked options with their defaults. */
export interface AnalyzeSettings {
  readonly scoring: Settings;
  readonly style: CutStyle;
  readonly trees: boolean;
  readonly pronouns: PronounList;
  readonly antecedents: AntecedentRule;
  readonly examples: number;
  readonly labels?: LabelSource | undefined;
}

export function analyzeSettings<M>(options: AnalyzeOptions<M> = {}): AnalyzeSettings {
  const {
    style = 'berkeley',
    trees = false,
    pronouns = 'none',
    antecedents = 'closest',
    examples = 3,
  } = options;
  checkChoice('style', style, styles);
  checkChoice('pronouns', pronouns, pronounLists);
  checkChoice('antecedents', antecedents, antecedentRules);
  if (!(examples >= 0)) {
    throw new UsageError('Expected the option `examples` to be a number of at least 0.');
  }
  const { filter, singletons, duplicates, unaligned, match, zeros, blancWeight, leaImportance } = options;
  const metrics = options.metrics?.flatMap((name) => (name.toLowerCase() === 'all' ? costMetrics : [name]));
  const scoring = settingsOf({
    metrics,
    filter,
    singletons,
    duplicates,
    unaligned,
    match,
    zeros,
    blancWeight,
    leaImportance,
  });
  const unsuitable = scoring.metrics.filter(({ id }) => !costMetrics.includes(id));
  if (unsuitable.length > 0) {
    throw new UsageError(
      `Costs of errors are not computed for ${unsuitable.map(({ id }) => id).join(', ')}.`,
      `Choose from: ${costMetrics.join(', ')}.`,
    );
  }
  return { scoring, style, trees, pronouns, antecedents, examples, labels: options.labels };
}

function checkChoice(option: string, value: string, choices: object): void {
  if (Object.hasOwn(choices, value)) return;
  throw new UsageError(
    `Unknown value "${value}" for the option \`${option}\`.`,
    `Choose from: ${Object.keys(choices).join(', ')}.`,
  );
}
