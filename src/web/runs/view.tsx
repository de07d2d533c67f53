/** The saved results of a folder over time; two can be compared. */
import { signal } from '@preact/signals';
import { metrics } from '../../metrics/index.ts';
import { type Run, type Runs, runDifferences } from '../../page/runs.ts';
import { route, setParams } from '../frame/route.ts';
import type { View } from '../frame/view.ts';
import { Choice } from '../parts/choice.tsx';
import { counted, percent, signed, UNDEFINED_SIGN } from '../parts/numbers.ts';
import { visibleName } from '../parts/short-names.ts';
import { RunChart } from './run-chart.tsx';

/** The first part of the address. */
export const RUNS_VIEW = 'runs';

/** The runs that are part of this page, if there are some. */
export const savedRuns = signal<Runs | undefined>(undefined);

export const runsView: View = {
  id: RUNS_VIEW,
  label: () => 'Runs',
  isAvailable: () => savedRuns.value !== undefined,
  component: RunsView,
};

export function RunsView() {
  const saved = savedRuns.value;
  if (saved === undefined) return null;
  const { folder, runs, skipped } = saved;
  return (
    <div class="page runs">
      <h1 tabIndex={-1}>Runs</h1>
      <p class="soft">
        {counted(runs.length, 'saved result')} in <bdi>{folder}</bdi>, by the time at which the files were
        written.
      </p>
      {runs.length === 0 ? (
        <p class="note">
          Save one with <code>corefeval score KEY RESPONSE --json -o FILE.json</code>.
        </p>
      ) : (
        <>
          <RunChart runs={runs} />
          <RunTable runs={runs} />
          {runs.length < 2 ? null : <Comparison runs={runs} />}
        </>
      )}
      {skipped.length === 0 ? null : (
        <details>
          <summary>{counted(skipped.length, 'file')} left out</summary>
          <ul>
            {skipped.map(([name, reason]) => (
              <li key={name}>
                <bdi>{visibleName(name)}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const timeOf = ({ time }: Run): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

const labelOf = (id: string): string =>
  id === 'conll' ? 'CoNLL' : (metrics.find((metric) => metric.id === id)?.label ?? id);

/** All metrics of the runs, in the order of the first. */
const metricIds = (runs: readonly Run[]): readonly string[] => [
  ...new Set(runs.flatMap(({ systems }) => systems.flatMap(({ values }) => Object.keys(values)))),
];

function RunTable({ runs }: { readonly runs: readonly Run[] }) {
  const ids = metricIds(runs);
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label="Saved results">
      <table>
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">Written (UTC)</th>
            <th scope="col">System</th>
            <th scope="col" class="number">
              CoNLL
            </th>
            {ids.map((id) => (
              <th key={id} scope="col" class="number">
                {labelOf(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.toReversed().flatMap((run) =>
            run.systems.map(({ name, conll, values }) => (
              <tr key={`${run.name} ${name}`}>
                <th scope="row" title={run.signature}>
                  <bdi>{visibleName(run.name)}</bdi>
                </th>
                <td>{timeOf(run)}</td>
                <td>
                  <bdi>{visibleName(name)}</bdi>
                </td>
                <td class="number strong">{percent(conll)}</td>
                {ids.map((id) => (
                  <td key={id} class="number">
                    {percent(values[id] ?? null)}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The system, the metric, and what two runs have. The address has their files: `a=old.json&b=new.json`; the last two otherwise. */
function Comparison({ runs }: { readonly runs: readonly Run[] }) {
  const { a = '', b = '' } = route.value.params;
  const find = (name: string, otherwise: number) =>
    runs.find((run) => run.name === name) ?? runs[runs.length + otherwise];
  const [before, after] = [find(a, -2), find(b, -1)];
  const differences = runDifferences(before, after);
  const options = runs.map(({ name }) => [name, visibleName(name)] as const);
  return (
    <section aria-labelledby="compare-runs">
      <h2 id="compare-runs">Two results</h2>
      <p class="choosers">
        <Choice
          label="from"
          value={before.name}
          options={options}
          onChange={(name) => setParams({ a: name })}
        />{' '}
        <Choice label="to" value={after.name} options={options} onChange={(name) => setParams({ b: name })} />
      </p>
      {before.signature === after.signature ? null : (
        <p class="note">
          The signatures differ, so these numbers may not be comparable: <bdi>{before.signature}</bdi> and{' '}
          <bdi>{after.signature}</bdi>.
        </p>
      )}
      {differences.length === 0 ? (
        <p>No system has the same name in both.</p>
      ) : (
        <div class="scroll" role="group" tabIndex={0} aria-label="Two results">
          <table>
            <thead>
              <tr>
                <th scope="col">System</th>
                <th scope="col">Metric</th>
                <th scope="col" class="number">
                  From
                </th>
                <th scope="col" class="number">
                  To
                </th>
                <th scope="col" class="number">
                  Change
                </th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ system, metric, before: was, after: is }) => (
                <tr key={`${system} ${metric}`}>
                  <th scope="row">
                    <bdi>{visibleName(system)}</bdi>
                  </th>
                  <td>{labelOf(metric)}</td>
                  <td class="number">{percent(was)}</td>
                  <td class="number">{percent(is)}</td>
                  <td class="number strong">
                    {was === null || is === null ? UNDEFINED_SIGN : was === is ? '=' : signed(is - was)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
