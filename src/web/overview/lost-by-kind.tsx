import { useState } from 'preact/hooks';
import { errorTypes } from '../../analyze/error-types.ts';
import { rankingOf } from '../../page/ranking.ts';
import type { PageIndex } from '../../page/types.ts';
import { errorWords, type Family } from '../../report/vocabulary.ts';
import { costLabel } from '../errors/kind-table.tsx';
import { hrefOf } from '../frame/route.ts';
import { grouped, percent } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';
import { Sign } from '../parts/sign.tsx';

interface Props {
  readonly index: PageIndex;
}

/** Systems that are shown at first. */
const MAX_SYSTEMS = 6;

/** The types of errors by what they cost the best system, the dearest first. */
function byCost(index: PageIndex, best: number): readonly number[] {
  const share = index.systems[best].analysis?.share ?? [];
  return [...errorTypes.keys()].sort((a, b) => (share[b] ?? 0) - (share[a] ?? 0) || a - b);
}

/** What each kind of error costs each system, on one scale. */
export function LostByKind({ index }: Props) {
  const { costs, systems } = index;
  const [hasAll, setAll] = useState(false);
  if (costs === undefined) return null;
  const { order } = rankingOf(index, costs);
  const shown = hasAll ? order : order.slice(0, MAX_SYSTEMS);
  const isOne = systems.length === 1;
  const most = Math.max(
    1e-9,
    ...shown.flatMap((system) => systems[system].analysis?.share.map((each) => each ?? 0) ?? []),
  );
  const names = shortSystemNames(index);
  const href = (system: number, t: string) =>
    hrefOf({ view: 'errors', params: { ...(isOne ? {} : { s: `${system}` }), t } });
  return (
    <section class="lostpart">
      <h2>Where the points went</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Where the points went">
        <table class={`lost${isOne ? '' : ' several'}${hasAll ? ' all' : ''}`}>
          <thead>
            <tr>
              <th scope="col">Kind of error, costliest first</th>
              {isOne ? (
                <>
                  <th scope="col" class="number">
                    errors
                  </th>
                  <th scope="col">points lost</th>
                </>
              ) : (
                shown.map((system) => (
                  <th key={system} scope="col">
                    <bdi title={systems[system].name}>{names[system]}</bdi>
                  </th>
                ))
              )}
            </tr>
          </thead>
          <tbody>
            {byCost(index, order[0]).map((kind) => (
              <tr key={kind}>
                <th scope="row">
                  <Sign of={errorWords[errorTypes[kind]]} />{' '}
                  <a href={hrefOf({ view: 'errors', params: { t: errorTypes[kind] } })}>
                    {errorWords[errorTypes[kind]].label}
                  </a>
                </th>
                {isOne ? <td class="number">{grouped(systems[0].analysis?.errors[kind] ?? 0)}</td> : null}
                {shown.map((system) => (
                  <td key={system}>
                    <a class="lostcell" href={href(system, errorTypes[kind])}>
                      <span>{percent(systems[system].analysis?.share[kind])}</span>
                      <LostBar
                        share={(systems[system].analysis?.share[kind] ?? 0) / most}
                        family={errorWords[errorTypes[kind]].family}
                      />
                    </a>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft small">
        {costLabel(index)} points lost to each kind; with the points kept they add up to 100.{' '}
        {order.length > MAX_SYSTEMS ? (
          <button type="button" class="quiet noprint" onClick={() => setAll(!hasAll)}>
            {hasAll ? 'fewer systems' : `${order.length - MAX_SYSTEMS} more systems`}
          </button>
        ) : null}
      </p>
    </section>
  );
}

/** A bar beside a number; empty where a repair makes the score worse. */
function LostBar({ share, family }: { readonly share: number; readonly family: Family }) {
  return (
    <svg class={`lostbar ${family}`} viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
      <rect x="0" y="0" height="12" width={(1000 * Math.max(0, share)).toFixed(0)} />
    </svg>
  );
}
