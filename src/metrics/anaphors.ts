import { type Condition, isFormatAttribute, parseCondition } from '../core/conditions/condition.ts';
import type { Parameter } from '../core/parameter.ts';
import { UsageError } from '../problems/problem.ts';
import { defineMetric, ratioCounts, ratioFields, ratioMeasures, ratioScore } from './metric.ts';

/** Which mentions are scored as anaphors: those that meet a condition. */
export const chosenAnaphors: Parameter<'anaphors', string, Condition> = {
  name: 'anaphors',
  flag: 'anaphors',
  placeholder: 'cond',
  meaning:
    'anaphors in the metric anaphors: mentions that meet a condition of --filter, such as zero=yes or upos=PRON',
  preset: 'zero=yes',
  takes: 'text',
  resolve: (text) => {
    const condition = parseCondition(text);
    if (condition.side === undefined) return condition;
    throw new UsageError(
      `The anaphors of ${JSON.stringify(text)} are those of one side.`,
      `Leave "${condition.side}:" out: anaphors of both sides are compared.`,
    );
  },
  text: String,
};

/**
 * Anaphors: how many mentions of a kind are linked to a right antecedent?
 *
 *     R = TP / (TP + WL + FN)        P = TP / (TP + WL + FP)
 *
 * An anaphor is a chosen mention that is not the first of its entity. TP: its twin is not the first of an entity either, and that entity
 * contains the twin of an earlier mention of the key entity. WL: it does not. FN: no twin, or one that is first. FP: anaphors of the
 * response that are not the twin of a key anaphor. The anaphor-level score of zeros of the CorefUD scorer (Žabokrtský et al. 2022) for
 * one-to-one matching. Undefined on a side without anaphors. Cost: O(mentions · log).
 */
export const anaphors = defineMetric({
  id: 'anaphors',
  label: 'Anaphors',
  summary: 'Mentions of a kind, such as zeros, that are linked to a right antecedent.',
  cite: ['zabokrtsky-2022'],
  kind: 'extra',
  fields: ratioFields,
  parameters: [chosenAnaphors],
  documentCounts: ['rightAnaphors', 'wrongAnaphors', 'missedAnaphors', 'spuriousAnaphors'],
  columns: ({ anaphors: condition }) => (isFormatAttribute(condition) ? 'all' : []),
  measures: () => ratioMeasures([{ whole: true }, { whole: true }], [{ whole: true }, { whole: true }]),
  count: ({ table: { documentCounts = {} } }) => {
    const { rightAnaphors: num = 0, wrongAnaphors: wrong = 0 } = documentCounts;
    const { missedAnaphors: missed = 0, spuriousAnaphors: spurious = 0 } = documentCounts;
    return ratioCounts({ num, den: num + wrong + missed }, { num, den: num + wrong + spurious });
  },
  score: ratioScore,
});
