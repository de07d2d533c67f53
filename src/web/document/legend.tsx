import { setParams } from '../frame/route.ts';
import { closeLegend, hasLegend } from '../frame/settings.ts';
import { counted } from '../parts/numbers.ts';
import { kinds } from './differences.ts';

interface LegendProps {
  /** Both sides are drawn into the same words. */
  readonly isBoth: boolean;
  readonly hasSingletons: boolean;
  /** Marks of singletons that are not drawn. */
  readonly hiddenMarks: number;
  readonly hasTint: boolean;
}

/** How to read the drawing, and what is drawn in it. */
export function Legend({ isBoth, hasSingletons, hiddenMarks, hasTint }: LegendProps) {
  return (
    <div class="legend">
      {hasLegend.value ? (
        <span class="how">
          {isBoth ? (
            <>
              <span class="sample" aria-hidden="true">
                words
              </span>
              above: key, below: response; same colour and number: right
            </>
          ) : (
            'one column for each side; same colour and number: right'
          )}
          <span class="pair">
            <span class="tag key b0" aria-hidden="true">
              <bdi>2</bdi>
              <b class={kinds.other.family} data-to="r1">
                {kinds.other.sign}
              </b>
            </span>
            2 in the key, r1 in the response
          </span>
          <button type="button" class="quiet" onClick={closeLegend} title="Close the legend">
            <span aria-hidden="true">×</span>
            <span class="hidden">Close the legend</span>
          </button>
        </span>
      ) : null}
      <label title="z">
        <input
          type="checkbox"
          checked={hasSingletons}
          onChange={() => setParams({ z: hasSingletons ? '0' : '1' })}
        />{' '}
        singletons{hiddenMarks > 0 ? ` (${counted(hiddenMarks, 'mark')} hidden)` : ''}
      </label>
      <label title="c">
        <input type="checkbox" checked={hasTint} onChange={() => setParams({ c: hasTint ? '' : '1' })} /> tint
        five largest
      </label>
    </div>
  );
}
