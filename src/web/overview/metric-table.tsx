import type { Score } from '../../metrics/metric.ts';
import { CONLL_ID, hasConll } from '../../page/scores.ts';
import type { PageSystem } from '../../page/types.ts';
import { Bar, barOf } from '../charts/charts.tsx';
import type { ViewProps } from '../frame/view.ts';
import { percent, range } from '../parts/numbers.ts';
import { ScoreCells, ScoreHeads } from '../parts/score-columns.tsx';

type Props = Pick<ViewProps, 'index'>;

/** Recall, precision and F₁ of every metric, with the fractions that they are. */
export function MetricTable({ index, system }: Props & { readonly system: PageSystem }) {
  const rows = index.metrics.flatMap(({ id, label, summary, parts, headline }) => {
    const score = system.scores[id];
    const whole = { id, label, summary, score, value: score[headline] ?? null, isPart: false };
    return [
      whole,
      ...parts.flatMap(([part, partLabel]) => {
        const partScore = (score as unknown as Record<string, Score | undefined>)[part];
        return partScore === undefined
          ? []
          : [
              {
                id: `${id}.${part}`,
                label: partLabel,
                summary: '',
                score: partScore,
                value: partScore[headline] ?? null,
                isPart: true,
              },
            ];
      }),
    ];
  });
  const hasIndex = index.metrics.some(({ headline }) => headline === 'index');
  const { intervals = {}, remarks = {} } = system;
  const remarkOf = (id: string) =>
    Object.hasOwn(remarks, id) ? <span class="remark">{remarks[id]}</span> : null;
  const hasIntervals = Object.keys(intervals).length > 0;
  const intervalOf = (id: string) => (Object.hasOwn(intervals, id) ? range(intervals[id]) : '');
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label={`Scores of ${system.name}`}>
      <table class="metrics">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <ScoreHeads hasIndex={hasIndex} />
            {hasIntervals ? (
              <th scope="col" class="wide">
                95 % interval
              </th>
            ) : null}
            <th scope="col" class="wide">
              <span class="hidden">Bar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, summary, score, value, isPart }) => (
            <tr key={id} class={isPart ? 'part' : undefined}>
              <th scope="row" title={summary}>
                {label}
                {remarkOf(id)}
              </th>
              <ScoreCells score={score} hasIndex={hasIndex} />
              {hasIntervals ? <td class="fraction wide">{intervalOf(id)}</td> : null}
              <td class="wide">
                <Bar value={value} {...barOf(system, id, label, value)} />
              </td>
            </tr>
          ))}
          {hasConll(index) ? (
            <tr class="sum">
              <th scope="row" title="The mean F₁ of MUC, B³ and CEAFe">
                CoNLL
              </th>
              <td />
              <td class="wide" />
              <td />
              <td class="wide" />
              <td class="number strong">{percent(system.conll)}</td>
              {hasIndex ? <td /> : null}
              {hasIntervals ? <td class="fraction wide">{intervalOf(CONLL_ID)}</td> : null}
              <td class="wide">
                <Bar value={system.conll} {...barOf(system, CONLL_ID, 'CoNLL', system.conll)} />
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
