import type { NuggetComparison, SettingScore } from '../../nuggets/index.ts';
import type { EventCosts } from './types.ts';

/**
 * What the micro F₁ of all attributes loses, by family of errors. The parts add up to what is missing to 1. A mapping of its own is made for
 * each combination of attributes, and greedy mappings are not the best ones: a part can be below 0.
 */
export function costsOf(
  settings: readonly SettingScore[],
  totals: NuggetComparison['totals'],
): { readonly costs: EventCosts } | Record<never, never> {
  const [span, all] = [settings[0], settings[settings.length - 1]];
  if (span.micro.f1 === null || all.micro.f1 === null) return {};
  const { gold, system } = span.counts;
  // Pairs count whole here, however little they overlap.
  const found = (2 * ((totals.get('right') ?? 0) + (totals.get('span') ?? 0))) / (gold + system);
  return {
    costs: {
      kept: all.micro.f1,
      detection: 1 - found,
      boundary: found - span.micro.f1,
      attributes: span.micro.f1 - all.micro.f1,
    },
  };
}
