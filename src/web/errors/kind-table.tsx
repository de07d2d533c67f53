import { choices } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import type { Family } from '../../report/vocabulary.ts';
import { setParams } from '../frame/route.ts';
import { Choice } from '../parts/choice.tsx';
import { grouped, signed, UNDEFINED_SIGN } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';
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

/** Up to this many systems have bars; more have numbers only. */
const MAX_WIDE_SYSTEMS = 4;

/** The number of errors of each kind for each system, and their cost if it is known. A click on a kind chooses it. */
export function KindTable({ index, system, chosen, toggle, sort }: Props) {
  const { names, signs } = errorKindsOf(index);
  const totals = errorTotals(index);
  const costs = index.systems.map(({ analysis }) => analysis?.alone);
  const hasCosts = index.costs !== undefined;
  const byCost = hasCosts && sort !== 'count';
  const isCompact = index.systems.length > MAX_WIDE_SYSTEMS;
  const systemNames = shortSystemNames(index);
  const shown = system === undefined ? index.systems.map((_, s) => s) : [system];
  const largest = (of: (s: number) => number) => Math.max(...shown.map(of));
  const size = (kind: number) =>
    byCost ? largest((s) => costs[s]?.[kind] ?? 0) : largest((s) => totals[s][kind]);
  const rows = [...names.keys()];
  if (byCost || sort === 'count') rows.sort((a, b) => size(b) - size(a) || a - b);
  const most = Math.max(1, ...totals.flat());
  const dearest = Math.max(1e-9, ...costs.flatMap((each) => each?.map((cost) => cost ?? 0) ?? []));
  return (
    <>
      <div class="scroll edges" role="group" tabIndex={0} aria-label="Errors by kind">
        <table class="kinds">
          <thead>
            {hasCosts && index.systems.length > 1 && !isCompact ? (
              <tr>
                <td />
                {index.systems.map(({ name }, s) => (
                  <th key={name} scope="colgroup" colSpan={2}>
                    <bdi title={name}>{systemNames[s]}</bdi>
                  </th>
                ))}
              </tr>
            ) : null}
            <tr>
              <th scope="col">{hasCosts ? 'Type' : 'Kind'}</th>
              {index.systems.map(({ name }, s) =>
                hasCosts && !isCompact ? (
                  <>
                    <th scope="col" class="number">
                      errors
                    </th>
                    <th scope="col">{costLabel(index)} if repaired</th>
                  </>
                ) : (
                  <th key={name} scope="col" class={isCompact ? 'number' : undefined}>
                    <bdi title={name}>{systemNames[s]}</bdi>
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
                  isCompact ? (
                    <td key={index.systems[s].name} class="number">
                      {grouped(sums[kind])}
                      {hasCosts ? <span class="soft gain">{gain(costs[s]?.[kind])}</span> : null}
                    </td>
                  ) : hasCosts ? (
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
          options={[hasCosts ? ['', 'by cost'] : ['', 'as listed'], ['count', 'by number']]}
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
