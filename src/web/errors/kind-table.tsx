import type { PageIndex } from '../../report/page/page-types.ts';
import { type Kind, kindNames, kinds } from '../document/differences.ts';
import { grouped } from '../numbers.ts';
import { errorTotals } from './error-totals.ts';

interface Props {
  readonly index: PageIndex;
  readonly chosen: ReadonlySet<Kind>;
  readonly toggle: (kind: Kind) => void;
}

const WIDTH = 90;

/** How many errors of each kind each system has; a click on a kind chooses it. */
export function KindTable({ index, chosen, toggle }: Props) {
  const totals = errorTotals(index);
  const most = Math.max(1, ...totals.flat());
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label="Errors by kind">
      <table class="kinds">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            {index.systems.map(({ name }) => (
              <th key={name} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindNames.map((kind, k) => (
            <tr key={kind}>
              <th scope="row">
                <button
                  type="button"
                  class="kind"
                  aria-pressed={chosen.has(kind)}
                  onClick={() => toggle(kind)}
                >
                  <b class="sign" aria-hidden="true">
                    {kinds[kind].sign}
                  </b>{' '}
                  {kinds[kind].label}
                </button>
              </th>
              {totals.map((sums, system) => (
                <td key={index.systems[system].name}>
                  <CountBar count={sums[k]} most={most} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A count with a bar. */
export function CountBar({ count, most }: { readonly count: number; readonly most: number }) {
  return (
    <>
      <svg class="bar bad" viewBox={`0 0 ${WIDTH} 12`} width={WIDTH} height="12" aria-hidden="true">
        <rect class="fill" x="0" y="3" height="6" width={((WIDTH * count) / most).toFixed(1)} rx="2" />
      </svg>
      {grouped(count)}
    </>
  );
}
