/** The columns of a table of scores: recall and precision, each with its fraction, and F₁. */
import type { Score } from '../../metrics/metric.ts';
import { fractionText, percent } from './numbers.ts';

export const ScoreHeads = () => (
  <>
    <th scope="col" class="number">
      Recall
    </th>
    <th scope="col" class="wide">
      <span class="hidden">Recall as a fraction</span>
    </th>
    <th scope="col" class="number">
      Precision
    </th>
    <th scope="col" class="wide">
      <span class="hidden">Precision as a fraction</span>
    </th>
    <th scope="col" class="number">
      F₁
    </th>
  </>
);

/** `value` is shown in place of F₁, such as the index of a metric that has one. */
export const ScoreCells = ({ score, value = score.f1 }: { score: Score; value?: number | null }) => (
  <>
    <td class="number">{percent(score.recall)}</td>
    <td class="fraction wide">{fractionText(score.counts?.recall)}</td>
    <td class="number">{percent(score.precision)}</td>
    <td class="fraction wide">{fractionText(score.counts?.precision)}</td>
    <td class="number strong">{percent(value)}</td>
  </>
);
