/** The columns of a table of scores: recall and precision, each with its fraction, and F₁. */
import type { Score } from '../../metrics/metric.ts';
import { fractionText, percent } from './numbers.ts';

/** `hasIndex`: whether a metric has an index in place of F₁, which then has a column of its own. */
export const ScoreHeads = ({ hasIndex = false }: { readonly hasIndex?: boolean }) => (
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
    {hasIndex ? (
      <th scope="col" class="number">
        Index
      </th>
    ) : null}
  </>
);

export const ScoreCells = ({
  score,
  hasIndex = false,
}: {
  readonly score: Score;
  readonly hasIndex?: boolean;
}) => {
  const isIndex = score.index !== undefined;
  return (
    <>
      <td class="number">{isIndex ? '' : percent(score.recall)}</td>
      <td class="fraction wide">{fractionText(score.counts?.recall)}</td>
      <td class="number">{isIndex ? '' : percent(score.precision)}</td>
      <td class="fraction wide">{fractionText(score.counts?.precision)}</td>
      <td class="number strong">{isIndex ? '' : percent(score.f1)}</td>
      {hasIndex ? <td class="number strong">{isIndex ? percent(score.index) : ''}</td> : null}
    </>
  );
};
