import { kindNames, kinds } from '../document/differences.ts';
import { errorTotals } from '../errors/error-kinds.ts';
import { CountBar } from '../errors/kind-table.tsx';
import { hrefOf } from '../frame/route.ts';
import type { ViewProps } from '../frame/view.ts';
import { Sign } from '../parts/sign.tsx';

type Props = Pick<ViewProps, 'index'>;

/** The kinds of errors of mentions; those of entities are in the view of errors. */
const shown = kindNames.slice(0, 4);

/** The number of mentions with each mark; a number opens the list of these errors. */
export function ErrorCounts({ index }: Props) {
  if (index.costs !== undefined) return null;
  const totals = errorTotals(index).map((sums) => sums.slice(0, shown.length));
  if (totals.every((sums) => sums.every((sum) => sum === 0))) return null;
  const most = Math.max(1, ...totals.flat());
  const href = (system: number, t: string) =>
    hrefOf({ view: 'errors', params: { ...(index.systems.length > 1 ? { s: `${system}` } : {}), t } });
  return (
    <section>
      <h2>Errors</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Errors by kind">
        <table class="kinds">
          <thead>
            <tr>
              <th scope="col">System</th>
              {shown.map((kind) => (
                <th key={kind} scope="col">
                  <Sign of={kinds[kind]} /> {kinds[kind].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals.map((sums, system) => (
              <tr key={index.systems[system].name}>
                <th scope="row">
                  <a href={href(system, '')}>
                    <bdi>{index.systems[system].name}</bdi>
                  </a>
                </th>
                {sums.map((sum, m) => (
                  <td key={shown[m]}>
                    <a class="count" href={href(system, shown[m])}>
                      <CountBar count={sum} most={most} family={kinds[shown[m]].family} />
                    </a>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
