import type { MetricExplanation, Term, WorkedFraction } from '../../explain/index.ts';
import { amount, percent, signed, UNDEFINED_SIGN } from '../parts/numbers.ts';
import { ScoreCells, ScoreHeads } from '../parts/score-columns.tsx';
import { boardNumbers, earlier } from './play.ts';

/** Addends that are written out. */
const MAX_SHOWN_TERMS = 40;

interface Props {
  /** Ids of the metrics whose terms are shown. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** The metrics of the board, and the terms of those that are unfolded. */
export function WorkedTable({ open, onToggle }: Props) {
  const { metrics, conll } = boardNumbers.value;
  const before = new Map(earlier.value?.metrics.map(({ metric, score }) => [metric, score.f1]));
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label="Scores">
      <table class="played">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <ScoreHeads />
            <th scope="col" class="number">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {metrics.map((metric) => {
            const { metric: id, label, score } = metric;
            return [
              <tr key={id} data-metric={id}>
                <th scope="row">
                  <button
                    type="button"
                    class="head"
                    aria-expanded={open.has(id)}
                    onClick={() => onToggle(id)}
                    title="Show or hide the terms"
                  >
                    <span aria-hidden="true">{open.has(id) ? '▾' : '▸'}</span> {label}
                  </button>
                </th>
                <ScoreCells score={score} />
                <Change now={score.f1} then={before.get(id)} />
              </tr>,
              open.has(id) ? (
                <tr key={`${id} terms`} class="terms">
                  <td colSpan={7}>
                    <Terms metric={metric} />
                  </td>
                </tr>
              ) : null,
            ];
          })}
          <tr class="sum" data-metric="conll">
            <th scope="row" title="The mean F₁ of MUC, B³ and CEAFe">
              CoNLL
            </th>
            <td class="number" />
            <td class="fraction wide" />
            <td class="number" />
            <td class="fraction wide" />
            <td class="number strong">{percent(conll)}</td>
            <Change now={conll} then={earlier.value?.conll} />
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Change({ now, then }: { readonly now: number | null; readonly then: number | null | undefined }) {
  const difference = now === null || then === null || then === undefined ? 0 : now - then;
  const isSmall = Math.abs(difference) < 0.00005;
  return (
    <td class={`number change${isSmall ? '' : difference < 0 ? ' worse' : ' better'}`}>
      {isSmall ? '' : signed(difference)}
    </td>
  );
}

function Terms({ metric: { facts, fractions, conclusions } }: { readonly metric: MetricExplanation }) {
  return (
    <dl class="working">
      {facts.map(({ symbol, value }) => (
        <div key={symbol}>
          <dt>{symbol}</dt>
          <dd>= {value}</dd>
        </div>
      ))}
      {fractions.map((fraction) => (
        <div key={fraction.symbol} title={fraction.name}>
          <dt>{fraction.symbol}</dt>
          <dd>
            = {fraction.formula}
            <br />= ({sum(fraction.numerator)}) / ({sum(fraction.denominator)}) = {quotient(fraction)}
          </dd>
        </div>
      ))}
      {conclusions.map(({ symbol, work, value }) => (
        <div key={symbol}>
          <dt>{symbol}</dt>
          <dd>
            = {work} = <b>{decimal(value)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sum(terms: readonly Term[]): string {
  const written = terms.slice(0, MAX_SHOWN_TERMS).map(({ work }) => work);
  if (terms.length > MAX_SHOWN_TERMS) written.push(`… (${terms.length - MAX_SHOWN_TERMS} more)`);
  return written.length === 0 ? '0' : written.join(' + ');
}

const decimal = (value: number | null): string => (value === null ? UNDEFINED_SIGN : value.toFixed(4));

const quotient = ({ num, den, value }: WorkedFraction): string =>
  `${amount(num)} / ${amount(den)} = ${decimal(value)}`;
