import { useState } from 'preact/hooks';
import type { Score } from '../../metrics/metric.ts';
import { CONLL, choices, corpusValue, hasConll } from '../../report/page/page-scores.ts';
import type { PageIndex, PageSystem } from '../../report/page/page-types.ts';
import { Bar } from '../charts.tsx';
import { signOf } from '../marks.ts';
import { amount, counted, grouped, percent } from '../numbers.ts';
import { hrefOf } from '../route.ts';
import type { View, ViewProps } from '../view.ts';

/** The sections of the overview from top to bottom. Intervals are drawn into the bars; costs of errors would be one more. */
const sections = [Headline, Facts, Warnings, Leaderboard, ErrorCounts] as const;

function Overview({ index }: ViewProps) {
  return (
    <div class="page">
      {sections.map((Section) => (
        <Section key={Section.name} index={index} />
      ))}
    </div>
  );
}

export const overview: View = { id: '', key: 'o', label: () => 'Overview', component: Overview };

type Props = Pick<ViewProps, 'index'>;

/** The number by which systems are ranked: the CoNLL average where it was scored, otherwise the first metric. */
const mainMetric = (index: PageIndex): { id: string; label: string } => choices(index)[0];

/** Indices of the systems, best first; undefined values last. */
function ranked(index: PageIndex, metric: string): number[] {
  const value = (system: number) => corpusValue(index, system, metric) ?? -1;
  return [...index.systems.keys()].sort((a, b) => value(b) - value(a) || a - b);
}

function Headline({ index }: Props) {
  const { id, label } = mainMetric(index);
  const [best] = ranked(index, id);
  return (
    <div class="headline">
      <h1 tabIndex={-1} dir="auto">
        {index.title}
      </h1>
      <p class="big">
        <strong>{percent(corpusValue(index, best, id))}</strong>{' '}
        <span>
          {label}
          {id === CONLL ? ' score: the mean F₁ of MUC, B³ and CEAFe' : ' F₁'}
          {index.average === 'macro' ? ', mean over documents' : ''}
          {index.systems.length > 1 ? (
            <>
              , best of {index.systems.length}: <bdi>{index.systems[best].name}</bdi>
            </>
          ) : null}
        </span>
      </p>
    </div>
  );
}

function Facts({ index }: Props) {
  const { facts, file } = index.key;
  const items: readonly (readonly [string, number])[] = [
    ['documents', facts.documents],
    ['tokens', facts.tokens],
    ['key mentions', facts.mentions],
    ['key entities', facts.entities],
    ['singletons', facts.singletons],
  ];
  return (
    <section aria-label="Corpus">
      <dl class="facts">
        {items.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{grouped(value)}</dd>
          </div>
        ))}
        <div>
          <dt>key</dt>
          <dd class="file">
            <bdi>{file}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Warnings({ index }: Props) {
  const systems = index.systems.filter(({ warnings }) => warnings.length > 0);
  if (systems.length === 0) return null;
  return (
    <section class="warnings">
      {systems.map(({ name, warnings }) => (
        <details key={name}>
          <summary>
            <span aria-hidden="true">⚠ </span>
            {counted(warnings.length, 'warning')} for <bdi>{name}</bdi>
            <span class="soft"> · {warnings[0].message}</span>
          </summary>
          <ul>
            {warnings.slice(0, MOST_WARNINGS).map(({ code, message, place, help }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: warnings do not move
              <li key={at}>
                <code>{code}</code> {message} {place === undefined ? null : <bdi class="soft">{place}</bdi>}
                {help === undefined ? null : <div class="soft">{help}</div>}
              </li>
            ))}
          </ul>
          {warnings.length > MOST_WARNINGS ? <p>{`and ${grouped(warnings.length - MOST_WARNINGS)} more`}</p> : null}
        </details>
      ))}
    </section>
  );
}

const MOST_WARNINGS = 200;

function Leaderboard({ index }: Props) {
  const columns = choices(index);
  const [sort, setSort] = useState(columns[0].id);
  const [open, setOpen] = useState(index.systems.length === 1 ? 0 : -1);
  if (index.systems.length === 1) {
    return (
      <section>
        <h2>Scores</h2>
        <MetricTable index={index} system={index.systems[0]} />
      </section>
    );
  }
  return (
    <section>
      <h2>Leaderboard</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Leaderboard">
        <table class="board">
          <thead>
            <tr>
              <th scope="col" class="number">
                #
              </th>
              <th scope="col">System</th>
              <th scope="col">{columns.find(({ id }) => id === sort)?.label}</th>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" class="number" aria-sort={id === sort ? 'descending' : 'none'}>
                  <button type="button" class="head" onClick={() => setSort(id)}>
                    {label}
                    <span aria-hidden="true">{id === sort ? ' ▼' : ''}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {ranked(index, sort).map((system, rank) => (
            <tbody key={system}>
              <SystemRow index={index} system={system} rank={rank + 1} sort={sort} isOpen={open === system} toggle={() => setOpen(open === system ? -1 : system)} />
              {open === system ? (
                <tr class="more">
                  <td colSpan={columns.length + 3}>
                    <MetricTable index={index} system={index.systems[system]} />
                  </td>
                </tr>
              ) : null}
            </tbody>
          ))}
        </table>
      </div>
      <p class="soft small">F₁ in percent; the best of each column is bold with a dot. A number opens recall and precision.</p>
    </section>
  );
}

interface RowProps extends Props {
  readonly system: number;
  readonly rank: number;
  readonly sort: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function SystemRow({ index, system, rank, sort, isOpen, toggle }: RowProps) {
  const { name } = index.systems[system];
  const shown = corpusValue(index, system, sort);
  return (
    <tr>
      <td class="number soft">{rank}</td>
      <th scope="row">
        <a href={hrefOf({ view: 'documents', params: { s: `${system}` } })}>
          <bdi>{name}</bdi>
        </a>
      </th>
      <td>
        <Bar value={shown} label={`${name}: ${percent(shown)}`} />
      </td>
      {choices(index).map(({ id }) => {
        const value = corpusValue(index, system, id);
        const isBest = value !== null && index.systems.every((_, other) => (corpusValue(index, other, id) ?? -1) <= value);
        return (
          <td key={id} class="number">
            <button type="button" class={isBest ? 'cell best' : 'cell'} aria-expanded={isOpen} onClick={toggle}>
              {percent(value)}
              <span class="bullet" aria-hidden="true">{isBest ? '•' : ''}</span>
              {isBest ? <span class="hidden"> best</span> : null}
            </button>
          </td>
        );
      })}
    </tr>
  );
}

/** Recall, precision and F₁ of every metric, with the fractions that they are. */
function MetricTable({ index, system }: Props & { readonly system: PageSystem }) {
  const rows = index.metrics.flatMap(({ id, label, summary, parts, headline }) => {
    const score = system.scores[id];
    const whole = { id, label, summary, score, value: score[headline] ?? null, isPart: false };
    return [
      whole,
      ...parts.flatMap(([part, partLabel]) => {
        const partScore = (score as unknown as Record<string, Score | undefined>)[part];
        return partScore === undefined
          ? []
          : [{ id: `${id}.${part}`, label: partLabel, summary: '', score: partScore, value: partScore.f1, isPart: true }];
      }),
    ];
  });
  return (
    <div class="scroll" role="group" tabIndex={0} aria-label={`Scores of ${system.name}`}>
      <table class="metrics">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col" class="number">Recall</th>
            <th scope="col" class="wide"><span class="hidden">Recall as a fraction</span></th>
            <th scope="col" class="number">Precision</th>
            <th scope="col" class="wide"><span class="hidden">Precision as a fraction</span></th>
            <th scope="col" class="number">F₁</th>
            <th scope="col" class="wide"><span class="hidden">Bar</span></th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, summary, score, value, isPart }) => (
            <tr key={id} class={isPart ? 'part' : undefined}>
              <th scope="row" title={summary}>
                {label}
              </th>
              <td class="number">{percent(score.recall)}</td>
              <td class="fraction wide">{fraction(score.counts?.recall)}</td>
              <td class="number">{percent(score.precision)}</td>
              <td class="fraction wide">{fraction(score.counts?.precision)}</td>
              <td class="number strong">{percent(value)}</td>
              <td class="wide">
                <Bar value={value} label={`${label}: ${percent(value)}`} />
              </td>
            </tr>
          ))}
          {hasConll(index) ? (
            <tr class="sum">
              <th scope="row" title="The mean F₁ of MUC, B³ and CEAFe">CoNLL</th>
              <td /><td class="wide" /><td /><td class="wide" />
              <td class="number strong">{percent(system.conll)}</td>
              <td class="wide"><Bar value={system.conll} label={`CoNLL: ${percent(system.conll)}`} /></td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

const fraction = (counts: readonly [number, number] | undefined): string =>
  counts === undefined ? '' : `${amount(counts[0])} / ${amount(counts[1])}`;

/** The number of mentions with each mark. */
function ErrorCounts({ index }: Props) {
  const totals = index.systems.map((_, system) => {
    const sums = [0, 0, 0, 0];
    for (const { marks } of index.documents) marks[system]?.forEach((count, m) => { sums[m] += count; });
    return sums;
  });
  if (totals.every((sums) => sums.every((sum) => sum === 0))) return null;
  const most = Math.max(1, ...totals.flat());
  return (
    <section>
      <h2>Differences</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Differences by kind">
        <table class="kinds">
          <thead>
            <tr>
              <th scope="col">System</th>
              {ERROR_KINDS.map(([mark, text]) => (
                <th key={mark} scope="col">
                  <b class="sign" aria-hidden="true">{signOf(mark)}</b> {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals.map((sums, system) => (
              <tr key={index.systems[system].name}>
                <th scope="row">
                  <a href={hrefOf({ view: 'documents', params: { s: `${system}`, sort: '-errors' } })}>
                    <bdi>{index.systems[system].name}</bdi>
                  </a>
                </th>
                {sums.map((sum, m) => (
                  <td key={ERROR_KINDS[m][0]}>
                    <svg class="bar bad" viewBox="0 0 60 12" width="60" height="12" aria-hidden="true">
                      <rect class="fill" x="0" y="3" height="6" width={((60 * sum) / most).toFixed(1)} rx="2" />
                    </svg>{' '}
                    {grouped(sum)}
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

const ERROR_KINDS = [
  ['missing', 'missing'],
  ['extra', 'spurious'],
  ['boundary', 'other boundary'],
  ['other', 'other entity'],
] as const;
