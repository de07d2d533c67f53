import { useState } from 'preact/hooks';
import { COREF } from '../../report/page/events/columns.ts';
import type { EventIndex } from '../../report/page/events/event-types.ts';
import { Bar } from '../charts.tsx';
import { grouped, percent } from '../numbers.ts';
import { hrefOf } from '../route.ts';
import { ScoreButton } from '../score-button.tsx';
import { LeftOut, Warnings } from '../views/overview.tsx';
import type { EventProps, EventView } from './event-document.tsx';
import { columnLabel, systemValue } from './event-scores.ts';
import { KindSign } from './kind-sign.tsx';
import { kindLabel, kindsOf } from './kinds.ts';
import { SystemTables } from './score-tables.tsx';

export const eventOverview: EventView = {
  id: '',
  key: 'o',
  label: () => 'Overview',
  component: EventOverview,
};

type Props = Pick<EventProps, 'index'>;

function EventOverview({ index }: EventProps) {
  return (
    <div class="page">
      <Headline index={index} />
      <Facts index={index} />
      <LeftOut index={index} />
      <Warnings index={index} />
      <Counts index={index} />
      {index.systems.length === 1 ? <SystemTables system={index.systems[0]} /> : <Ranking index={index} />}
    </div>
  );
}

/** Indices of the systems, best first; undefined values last. */
function ranked(index: EventIndex, column: string): number[] {
  const value = (system: number) => systemValue(index, system, column) ?? -1;
  return [...index.systems.keys()].sort((a, b) => value(b) - value(a) || a - b);
}

function Headline({ index }: Props) {
  const { main, systems } = index;
  const [best] = ranked(index, main);
  return (
    <div class="headline">
      <h1 tabIndex={-1} dir="auto">
        {index.title}
      </h1>
      <p class="big">
        <strong>{percent(systemValue(index, best, main))}</strong>{' '}
        <span>
          {index.settings.includes(main) ? `micro F₁ of ${main}` : 'mean F₁ of coreference'}
          {systems.length > 1 ? (
            <>
              , best of {systems.length}: <bdi>{systems[best].name}</bdi>
            </>
          ) : null}
        </span>
      </p>
    </div>
  );
}

function Facts({ index }: Props) {
  const { facts, file } = index.gold;
  const items: readonly (readonly [string, number])[] = [
    ['documents', facts.documents],
    ['gold mentions', facts.mentions],
    ['gold clusters', facts.clusters],
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
          <dt>gold</dt>
          <dd class="file">
            <bdi>{file}</bdi>
          </dd>
        </div>
        <div>
          <dt>profile</dt>
          <dd class="file">{index.profile}</dd>
        </div>
      </dl>
    </section>
  );
}

/** How many pairs there are of each kind, by system. */
function Counts({ index }: Props) {
  const kinds = kindsOf(index.attributes);
  return (
    <section>
      <h2>Mentions</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Mentions by verdict">
        <table class="counts">
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col" class="number">
                mentions
              </th>
              <th scope="col" class="number">
                clusters
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" class="number">
                  <KindSign kind={kind} isDecoration /> {kindLabel(kind)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {index.systems.map(({ name, facts, counts }, s) => (
              <tr key={name}>
                <th scope="row">
                  <a href={hrefOf({ view: 'documents', params: { s: `${s}` } })}>
                    <bdi>{name}</bdi>
                  </a>
                </th>
                <td class="number">{grouped(facts.mentions)}</td>
                <td class="number">{grouped(facts.clusters)}</td>
                {counts.map((count, k) => (
                  <td key={kinds[k]} class="number">
                    {grouped(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft small">
        Pairs of the mapping by spans: matched spans are equal, partial ones overlap. Attributes are compared
        in both.
      </p>
    </section>
  );
}

/** Several systems: F₁ of each, best first; a number opens all tables of the system. */
function Ranking({ index }: Props) {
  const [sort, setSort] = useState(index.main);
  const [open, setOpen] = useState(-1);
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
              <th scope="col">{columnLabel(sort)}</th>
              {index.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  class="number"
                  aria-sort={column === sort ? 'descending' : 'none'}
                >
                  <button type="button" class="head" onClick={() => setSort(column)}>
                    {columnLabel(column)}
                    <span aria-hidden="true">{column === sort ? ' ▼' : ''}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {ranked(index, sort).map((system, rank) => (
            <tbody key={system}>
              <Row
                {...{ index, system, sort }}
                rank={rank + 1}
                isOpen={open === system}
                toggle={() => setOpen(open === system ? -1 : system)}
              />
              {open === system ? (
                <tr class="more">
                  <td colSpan={index.columns.length + 3}>
                    <SystemTables system={index.systems[system]} />
                  </td>
                </tr>
              ) : null}
            </tbody>
          ))}
        </table>
      </div>
      <p class="soft small">
        Micro F₁ in percent{index.columns.includes(COREF) ? ', and the mean F₁ of coreference' : ''}; the best
        of each column is bold with a dot. A number opens all scores of its system.
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

function Row({ index, system, rank, sort, isOpen, toggle }: RowProps) {
  const { name } = index.systems[system];
  const shown = systemValue(index, system, sort);
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
      {index.columns.map((column) => {
        const value = systemValue(index, system, column);
        const isBest =
          value !== null &&
          index.systems.every((_, other) => (systemValue(index, other, column) ?? -1) <= value);
        return (
          <td key={column} class="number">
            <ScoreButton value={value} isBest={isBest} isOpen={isOpen} toggle={toggle} />
          </td>
        );
      })}
    </tr>
  );
}
