import { useState } from 'preact/hooks';
import { pageOf } from '../../problems/page-of.ts';
import { CONLL, choices, corpusValue } from '../../report/page/page-scores.ts';
import type { PageIndex } from '../../report/page/page-types.ts';
import { Bar, barOf } from '../charts.tsx';
import { counted, grouped, percent } from '../numbers.ts';
import { hrefOf } from '../route.ts';
import { ScoreButton } from '../score-button.tsx';
import type { View, ViewProps } from '../view.ts';
import { ErrorCounts } from './error-counts.tsx';
import { MetricTable } from './metric-table.tsx';

/** The sections of the overview from top to bottom. Intervals are drawn into the bars; costs of errors would be one more. */
const sections = [Headline, Facts, LeftOut, Warnings, Leaderboard, ErrorCounts] as const;

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

export function LeftOut({ index: { leftOut } }: { readonly index: Pick<PageIndex, 'leftOut'> }) {
  if (leftOut.length === 0) return null;
  return (
    <p class="banner">
      Left out, because of errors:{' '}
      {leftOut.map((name, at) => (
        <>
          {at === 0 ? '' : ', '}
          <bdi>{name}</bdi>
        </>
      ))}
    </p>
  );
}

/** Warnings are those of each system. */
interface WithWarnings {
  readonly systems: readonly Pick<PageIndex['systems'][number], 'name' | 'warnings'>[];
}

export function Warnings({ index }: { readonly index: WithWarnings }) {
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
              <li key={at}>
                <code>{code}</code> {message} {place === undefined ? null : <bdi class="soft">{place}</bdi>}
                {help === undefined ? null : <div class="soft">{help}</div>}
                {warnings.findIndex((other) => other.code === code) === at ? (
                  <div class="soft">page: {pageOf(code)}</div>
                ) : null}
              </li>
            ))}
          </ul>
          {warnings.length > MOST_WARNINGS ? (
            <p>{`and ${grouped(warnings.length - MOST_WARNINGS)} more`}</p>
          ) : null}
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
              <SystemRow
                index={index}
                system={system}
                rank={rank + 1}
                sort={sort}
                isOpen={open === system}
                toggle={() => setOpen(open === system ? -1 : system)}
              />
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
      <p class="soft small">
        F₁ in percent; the best of each column is bold with a dot. A number opens recall and precision.
      </p>
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
        <Bar value={shown} {...barOf(index.systems[system], sort, name, shown)} />
      </td>
      {choices(index).map(({ id }) => {
        const value = corpusValue(index, system, id);
        const isBest =
          value !== null && index.systems.every((_, other) => (corpusValue(index, other, id) ?? -1) <= value);
        return (
          <td key={id} class="number">
            <ScoreButton value={value} isBest={isBest} isOpen={isOpen} toggle={toggle} />
          </td>
        );
      })}
    </tr>
  );
}
