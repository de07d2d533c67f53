import { type ErrorType, errorTypes } from '../../analyze/error-types.ts';
import { corpusValue } from '../../page/scores.ts';
import { costLabel } from '../errors/kind-table.tsx';
import { hrefOf } from '../frame/route.ts';
import type { ViewProps } from '../frame/view.ts';
import { ranked } from '../parts/leaderboard.tsx';
import { percent } from '../parts/numbers.ts';

/** What the types of errors are about. */
const TYPE_GROUPS: readonly (readonly [name: string, types: readonly ErrorType[]])[] = [
  ['detection', ['missing-mention', 'missing-entity', 'extra-mention', 'extra-entity']],
  ['boundary', ['span-error']],
  ['clustering', ['divided-entity', 'conflated-entities']],
];

const BAR_WIDTH = 260;

/** The points that each system loses, by group of errors; the best system first, as in the leaderboard. */
export function PointsLost({ index }: Pick<ViewProps, 'index'>) {
  const { costs, systems } = index;
  if (costs === undefined) return null;
  const lost = systems.map(({ analysis }) =>
    TYPE_GROUPS.map(([, types]) =>
      types.reduce((sum, type) => sum + (analysis?.share[errorTypes.indexOf(type)] ?? 0), 0),
    ),
  );
  const sumOfPositive = (parts: readonly number[]) => parts.reduce((sum, part) => sum + Math.max(0, part), 0);
  const most = Math.max(...lost.map(sumOfPositive));
  if (!(most > 0)) return null;
  const label = costLabel(index);
  const order = ranked(systems.length, costs, (system) => corpusValue(index, system, costs));
  const href = (system: number, t: string) =>
    hrefOf({ view: 'errors', params: { ...(systems.length > 1 ? { s: `${system}` } : {}), t } });
  return (
    <section>
      <h2>Where the points go</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Where the points go">
        <table class="lost">
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col" class="wide">
                <span class="hidden">Bar</span>
              </th>
              {TYPE_GROUPS.map(([name]) => (
                <th key={name} scope="col" class="number">
                  <span class={`swatch ${name}`} aria-hidden="true" /> {name}
                </th>
              ))}
              <th scope="col" class="number">
                {label}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map((system) => (
              <tr key={system}>
                <th scope="row">
                  <a href={href(system, '')}>
                    <bdi>{systems[system].name}</bdi>
                  </a>
                </th>
                <td class="wide">
                  <Parts parts={lost[system]} most={most} />
                </td>
                {TYPE_GROUPS.map(([group, types], g) => (
                  <td key={group} class="number">
                    <a href={href(system, types.join())}>{percent(lost[system][g])}</a>
                  </td>
                ))}
                <td class="number strong">{percent(corpusValue(index, system, costs))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft small">
        Points of {label} that are lost to missing and extra mentions, to wrong boundaries, and to divided and
        conflated entities; with the score they add up to 100. A number opens the errors.
      </p>
    </section>
  );
}

/** The parts beside each other, in the order of the columns. */
function Parts({ parts, most }: { readonly parts: readonly number[]; readonly most: number }) {
  let from = 0;
  return (
    <svg class="parts" viewBox={`0 0 ${BAR_WIDTH} 12`} width={BAR_WIDTH} height="12" aria-hidden="true">
      {parts.map((part, g) => {
        const width = (BAR_WIDTH * Math.max(0, part)) / most;
        from += width;
        return (
          <rect
            key={g}
            class={TYPE_GROUPS[g][0]}
            x={(from - width).toFixed(1)}
            y="2"
            height="8"
            width={Math.max(0, width - 1).toFixed(1)}
          />
        );
      })}
    </svg>
  );
}
