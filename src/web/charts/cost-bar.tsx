import type { Family } from '../../report/vocabulary.ts';
import { percent } from '../parts/numbers.ts';

/** What the points of a score are: those kept, and those lost to each family of errors. */
export interface Costs {
  readonly kept: number;
  readonly lost: readonly (readonly [family: Family, value: number])[];
}

/** 100 points: kept first, then lost by family. Shares below 0, which repairs that make a score worse have, are not drawn. */
export function CostBar({ costs: { kept, lost }, name }: { readonly costs: Costs; readonly name: string }) {
  const parts = [['kept', kept] as const, ...lost];
  const label = `${name}: ${parts.map(([family, value]) => `${family} ${percent(value)}`).join(', ')}`;
  let from = 0;
  return (
    <svg
      class="costs"
      viewBox="0 0 1000 16"
      preserveAspectRatio="none"
      width="214"
      height="16"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      {parts.map(([family, value]) => {
        const width = Math.max(0, 1000 * value);
        from += width;
        return (
          <rect
            key={family}
            class={family}
            x={(from - width).toFixed(1)}
            y="0"
            height="16"
            width={Math.max(0, width - 3).toFixed(1)}
          />
        );
      })}
    </svg>
  );
}

/** The numbers of the parts, each with its colour. */
export function CostNumbers({ costs: { kept, lost } }: { readonly costs: Costs }) {
  return (
    <span class="costnumbers">
      {(100 * kept).toFixed(1)} kept
      {lost.map(([family, value]) => (
        <span key={family}>
          <span class={`swatch ${family}`} aria-hidden="true" />
          <span class="hidden">{family} </span>
          {(100 * value).toFixed(1)}
        </span>
      ))}
    </span>
  );
}
