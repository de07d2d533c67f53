import { CONLL_ID, documentScores, documentValue, hasConll } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { amount, percent, signed } from '../parts/numbers.ts';
import type { DocumentModel } from './model.ts';
import { WorkedOut } from './worked-out.tsx';

interface Props {
  readonly index: PageIndex;
  readonly number: number;
  readonly system: number;
  readonly model: DocumentModel;
}

/** What a document contributes to each metric: its fractions, their share of the sums over the corpus, and their terms. */
export function Contributions({ index, number, system, model }: Props) {
  const scores = documentScores(index, system, number);
  const corpus = index.systems[system].scores;
  const hasIndex = index.metrics.some(({ headline }) => headline === 'index');
  return (
    <>
      <p class="soft small">This document, and its share of the sums of the corpus</p>
      <table class="contributions">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col" class="number">
              recall
            </th>
            <th scope="col" class="number">
              precision
            </th>
            <th scope="col" class="number">
              F₁
            </th>
            {hasIndex ? (
              <th scope="col" class="number">
                Index
              </th>
            ) : null}
          </tr>
        </thead>
        {index.metrics.map(({ id, label, headline }) => {
          const score = scores.get(id);
          if (score === undefined) return null;
          const whole = corpus[id];
          const [value, corpusValue] = [score[headline] ?? null, whole[headline] ?? null];
          return (
            <tbody key={id}>
              <tr>
                <th scope="row">{label}</th>
                <td class="number">{headline === 'index' ? '' : percent(score.recall)}</td>
                <td class="number">{headline === 'index' ? '' : percent(score.precision)}</td>
                <td class="number strong">{headline === 'index' ? '' : percent(value)}</td>
                {hasIndex ? (
                  <td class="number strong">{headline === 'index' ? percent(value) : ''}</td>
                ) : null}
              </tr>
              <tr class="worked">
                <td colSpan={hasIndex ? 5 : 4}>
                  {score.counts === undefined ? null : (
                    <>
                      recall {fraction(score.counts.recall)}
                      {share(score.counts.recall[1], whole.counts?.recall[1])}
                      <br />
                      precision {fraction(score.counts.precision)}
                      {share(score.counts.precision[1], whole.counts?.precision[1])}
                      <br />
                    </>
                  )}
                  {value === null || corpusValue === null
                    ? 'undefined here'
                    : `${signed(value - corpusValue)} to the corpus score`}
                  <WorkedOut index={index} model={model} metric={id} />
                </td>
              </tr>
            </tbody>
          );
        })}
        {hasConll(index) ? (
          <tbody>
            <tr>
              <th scope="row">CoNLL</th>
              <td />
              <td />
              <td class="number strong">{percent(documentValue(index, system, number, CONLL_ID))}</td>
              {hasIndex ? <td /> : null}
            </tr>
          </tbody>
        ) : null}
      </table>
    </>
  );
}

const fraction = ([num, den]: readonly [number, number]): string => `${amount(num)} / ${amount(den)}`;

const share = (part: number, whole: number | undefined): string =>
  whole === undefined || whole === 0 ? '' : ` (${((100 * part) / whole).toFixed(1)} % of the corpus)`;
