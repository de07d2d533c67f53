/** How many points each entity costs, by a metric: recall by the entities of the key, precision by those of the response. */
import { type Contingency, contingency, transpose } from '../../core/contingency.ts';
import { alignedEntities, phi3, phi4 } from '../../metrics/ceaf.ts';
import type { MetricOptions } from '../../metrics/index.ts';
import { pairs } from '../../metrics/ratio.ts';
import type { DocumentModel, SideName } from '../document/model.ts';

/** The metrics whose losses are sums over entities. */
export const explainedMetrics = ['mentions', 'muc', 'bcub', 'ceafm', 'ceafe', 'blanc', 'lea'] as const;
export type ExplainedMetric = (typeof explainedMetrics)[number];

export const isExplained = (id: string): id is ExplainedMetric =>
  (explainedMetrics as readonly string[]).includes(id);

export interface EntityLoss {
  readonly entity: number;
  readonly size: number;
  /** Mentions shared with each entity of the other side, the largest share first. */
  readonly pieces: readonly { readonly other: number; readonly shared: number }[];
  /** Of 1; the sum over all entities is what the score lacks. */
  readonly lost: number;
}

export interface SideLoss {
  readonly side: SideName;
  /** Entities in their order, also those that cost nothing. */
  readonly entities: readonly EntityLoss[];
  /** What is left: recall or precision; of BLANC that of coreferent pairs. `null` where it is undefined. */
  readonly value: number | null;
}

export const tableOf = ({ key, response }: DocumentModel): Contingency =>
  contingency(
    { entities: key.ids.length, entityOf: key.entities },
    { entities: response.ids.length, entityOf: response.entities },
    response.twins,
  );

/** What an entity has of what it could have, before it is divided by the sum over all. */
interface Part {
  readonly whole: number;
  readonly kept: number;
}

export function sideLosses(
  table: Contingency,
  metric: ExplainedMetric,
  options: MetricOptions,
): readonly SideLoss[] {
  // CEAF has one alignment for both directions.
  const aligned =
    metric === 'ceafm' || metric === 'ceafe'
      ? alignedEntities(table, metric === 'ceafm' ? phi3 : phi4)
      : undefined;
  const partners = aligned && {
    key: aligned,
    response: inverse(aligned, table.responseSizes.length),
  };
  return (['key', 'response'] as const).map((side) =>
    lossesOf(side, side === 'key' ? table : transpose(table), metric, options, partners?.[side]),
  );
}

function inverse(aligned: ArrayLike<number>, length: number): Int32Array {
  const found = new Int32Array(length).fill(-1);
  for (let k = 0; k < aligned.length; k++) if (aligned[k] >= 0) found[aligned[k]] = k;
  return found;
}

function lossesOf(
  side: SideName,
  { keySizes, responseSizes, cells }: Contingency,
  metric: ExplainedMetric,
  options: MetricOptions,
  partners: ArrayLike<number> | undefined,
): SideLoss {
  const pieces: { other: number; shared: number }[][] = Array.from({ length: keySizes.length }, () => []);
  for (const { key, response, shared } of cells) pieces[key].push({ other: response, shared });
  const parts = pieces.map((own, entity) =>
    partOf(metric, keySizes[entity], own, partners?.[entity] ?? -1, responseSizes, options),
  );
  const whole = parts.reduce((sum, part) => sum + part.whole, 0);
  const kept = parts.reduce((sum, part) => sum + part.kept, 0);
  return {
    side,
    entities: pieces.map((own, entity) => ({
      entity,
      size: keySizes[entity],
      pieces: own.sort((a, b) => b.shared - a.shared || a.other - b.other),
      lost: whole === 0 ? 0 : (parts[entity].whole - parts[entity].kept) / whole,
    })),
    value: whole === 0 ? null : kept / whole,
  };
}

function partOf(
  metric: ExplainedMetric,
  size: number,
  pieces: readonly { readonly other: number; readonly shared: number }[],
  partner: number,
  others: ArrayLike<number>,
  { leaImportance }: MetricOptions,
): Part {
  const sum = (value: (shared: number) => number) =>
    pieces.reduce((total, { shared }) => total + value(shared), 0);
  const found = sum((shared) => shared);
  const ofPartner = pieces.find(({ other }) => other === partner)?.shared ?? 0;
  switch (metric) {
    case 'mentions':
      return { whole: size, kept: found };
    case 'muc':
      // A mention that the other side lacks is a part of its own.
      return { whole: size - 1, kept: size - pieces.length - (size - found) };
    case 'bcub':
      return { whole: size, kept: sum((shared) => (shared * shared) / size) };
    case 'ceafm':
      return { whole: size, kept: ofPartner };
    case 'ceafe':
      return { whole: 1, kept: ofPartner === 0 ? 0 : phi4(ofPartner, size, others[partner]) };
    case 'blanc':
      return { whole: pairs(size), kept: sum(pairs) };
    case 'lea': {
      const whole = leaImportance(size);
      if (size > 1) return { whole, kept: (whole * sum(pairs)) / pairs(size) };
      return { whole, kept: pieces.length === 1 && others[pieces[0].other] === 1 ? whole : 0 };
    }
  }
}
