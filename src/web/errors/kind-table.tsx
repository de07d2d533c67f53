import { choices } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import type { Family } from '../../report/vocabulary.ts';
import { setParams } from '../frame/route.ts';
import { Choice } from '../parts/choice.tsx';
import { grouped, signed, UNDEFINED_SIGN } from '../parts/numbers.ts';
import { Sign } from '../parts/sign.tsx';
import { errorKindsOf, errorTotals } from './error-kinds.ts';

interface Props {
  readonly index: PageIndex;
  /** The system whose numbers sort the rows; the largest numbers of all if absent. */
  readonly system: number | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (kind: string) => void;
  readonly sort: string;
}

const BAR_WIDTH = 90;

/** The number of errors of each kind for each system, and their cost if it is known. A click on a kind chooses it. */
export function KindTable({ index, system, chosen, toggle, sort }: Props) {
  const { names, signs } = errorKindsOf(index);
  const totals = errorTotals(index);
  const costs = index.systems.map(({ analysis }) => analysis?.alone);
  const hasCosts = index.costs !== undefined;
  const shown = system === undefined ? index.systems.map((_, s) => s) : [system];
  const largest = (of: (s: number) => number) => Math.max(...shown.map(of));
  const size = (kind: number) =>
    sort === 'cost' ? largest((s) => costs[s]?.[kind] ?? 0) : largest((s) => totals[s][kind]);
  const rows = [...names.keys()];
  if (sort === 'cost' || sort === 'count') rows.sort((a, b) => size(b) - size(a) || a - b);
  const most = Math.max(1, ...totals.flat());
  const dearest = Math.max(1e-9, ...costs.flatMap((each) => each?.map((cost) => cost ?? 0) ?? []));
  return (
    <>
      <div class="scroll" role="group" tabIndex={0} aria-label="Errors by kind">
        <table class="kinds">
          <thead>
            {hasCosts && index.systems.length > 1 ? (
              <tr>
                <td />
                {index.systems.map(({ name }) => (
                  <th key={name} scope="colgroup" colSpan={2}>
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            ) : null}
            <tr>
              <th scope="col">{hasCosts ? 'Type' : 'Kind'}</th>
              {index.systems.map(({ name }) =>
                hasCosts ? (
                  <>
                    <th scope="col" class="number">
                      errors
                    </th>
                    <th scope="col">{costLabel(index)} if repaired</th>
                  </>
                ) : (
                  <th key={name} scope="col">
                    <bdi>{name}</bdi>
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((kind) => (
              <tr key={names[kind]}>
                <th scope="row">
                  <button
                    type="button"
                    class="kind"
                    aria-pressed={chosen.has(names[kind])}
                    onClick={() => toggle(names[kind])}
                  >
                    <Sign of={signs[names[kind]]} /> {signs[names[kind]].label}
                  </button>
                </th>
                {totals.map((sums, s) =>
                  hasCosts ? (
                    <>
                      <td class="number">{grouped(sums[kind])}</td>
                      <td>
                        <Bar share={(costs[s]?.[kind] ?? 0) / dearest} family={signs[names[kind]].family} />
                        <span class="tally gain">{gain(costs[s]?.[kind])}</span>
                      </td>
                    </>
                  ) : (
                    <td key={index.systems[s].name}>
                      <CountBar count={sums[kind]} most={most} family={signs[names[kind]].family} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="controls">
        <Choice
          label="sort"
          value={sort}
          onChange={(value) => setParams({ sort: value })}
          options={[
            ['', 'as listed'],
            ['count', 'by number'],
            ...(hasCosts ? ([['cost', 'by cost']] as const) : []),
          ]}
        />
      </div>
    </>
  );
}

/** The metric whose costs are shown. */
export const costLabel = (index: PageIndex): string =>
  choices(index).find(({ id }) => id === index.costs)?.label ?? '';

const gain = (cost: number | null | undefined): string =>
  cost === null || cost === undefined ? UNDEFINED_SIGN : signed(cost);

/** A count with a bar. */
export function CountBar({
  count,
  most,
  family,
}: {
  readonly count: number;
  readonly most: number;
  readonly family: Family;
}) {
  return (
    <>
      <Bar share={count / most} family={family} />
      <span class="tally">{grouped(count)}</span>
    </>
  );
}

/** The bar beside a number: `share` of the whole width; empty if negative. */
function Bar({ share, family }: { readonly share: number; readonly family: Family }) {
  return (
    <svg
      class={`bar ${family}`}
      viewBox={`0 0 ${BAR_WIDTH} 12`}
      width={BAR_WIDTH}
      height="12"
      aria-hidden="true"
    >
      <rect class="fill" x="0" y="3" height="6" width={(BAR_WIDTH * Math.max(0, share)).toFixed(1)} rx="2" />
    </svg>
  );
}
