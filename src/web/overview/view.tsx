import { CONLL_ID, choices, corpusValue } from '../../page/scores.ts';
import { Bar, barOf, IntervalLine } from '../charts/charts.tsx';
import type { View, ViewProps } from '../frame/view.ts';
import { Leaderboard, ranked, type ScoreOf } from '../parts/leaderboard.tsx';
import { counted, grouped, mainTitle } from '../parts/numbers.ts';
import { CorpusFactList, Headline, LeftOutBanner, Warnings } from '../parts/overview-parts.tsx';
import { AcrossDocuments } from './across.tsx';
import { ErrorCounts } from './error-counts.tsx';
import { Groups } from './group-table.tsx';
import { MetricTable } from './metric-table.tsx';
import { PointsLost } from './points-lost.tsx';
import { IntervalNote, intervalDomain, Lead } from './standings.tsx';

/** The sections of the overview from top to bottom. Errors are counted by mark where their costs are not known. */
const sections = [
  MainScore,
  Facts,
  LeftOutBanner,
  TextsLeftOut,
  Warnings,
  Scores,
  AcrossDocuments,
  Groups,
  PointsLost,
  ErrorCounts,
] as const;

function Overview({ index }: ViewProps) {
  return (
    <div class="page">
      {sections.map((Section) => (
        <Section key={Section.name} index={index} />
      ))}
    </div>
  );
}

export const overview: View = {
  id: '',
  key: 'o',
  label: () => 'Overview',
  systems: 'all',
  component: Overview,
};

type Props = Pick<ViewProps, 'index'>;

const systemNames = ({ systems }: Props['index']) => systems.map(({ name }) => name);
const valueOfSystem =
  (index: Props['index']): ScoreOf =>
  (system, metric) =>
    corpusValue(index, system, metric);

/** The number by which systems are ranked: the CoNLL average where it was scored, otherwise the first metric. */
function MainScore({ index }: Props) {
  const [{ id, label }] = choices(index);
  const isIndex = index.metrics.find((metric) => metric.id === id)?.headline === 'index';
  const [best] = ranked(index.systems.length, id, valueOfSystem(index));
  return (
    <Headline
      title={index.title}
      value={corpusValue(index, best, id)}
      systems={systemNames(index)}
      best={best}
    >
      {label}
      {id === CONLL_ID ? ' score: the mean F₁ of MUC, B³ and CEAFe' : isIndex ? ' index' : ' F₁'}
      {index.average === 'macro' ? ', mean over documents' : ''}
      {index.across === undefined ? '' : ', document by document'}
    </Headline>
  );
}

function Facts({ index: { key } }: Props) {
  const { documents, tokens, characters, mentions, entities, singletons } = key.facts;
  const numbers = [
    ['documents', documents],
    ...(tokens > 0 || characters === 0 ? [['tokens', tokens] as const] : []),
    ...(characters > 0 ? [['characters', characters] as const] : []),
    ['key mentions', mentions],
    ['key entities', entities],
    ['singletons', singletons],
  ] as const;
  return <CorpusFactList numbers={numbers} texts={[['key', key.file]]} />;
}

/** Documents whose texts did not fit into the file. */
function TextsLeftOut({ index: { documents } }: Props) {
  const count = documents.filter(({ at }) => at === undefined).length;
  if (count === 0) return null;
  return (
    <p class="banner">
      The texts of {grouped(count)} of {counted(documents.length, 'document')} are left out, those with the
      fewest errors first: the file would be too large with them. All scores and counts are here.
    </p>
  );
}

function Scores({ index }: Props) {
  const { systems } = index;
  const table = (system: number) => <MetricTable index={index} system={systems[system]} />;
  if (systems.length === 1) {
    return (
      <section>
        <h2>Scores</h2>
        {table(0)}
        <IntervalNote index={index} />
      </section>
    );
  }
  const bar = (system: number, metric: string) => {
    const value = corpusValue(index, system, metric);
    const { label, interval } = barOf(systems[system], metric, systems[system].name, value);
    const domain = intervalDomain(index, metric);
    return interval === undefined || value === null || domain === undefined ? (
      <Bar value={value} label={label} />
    ) : (
      <IntervalLine value={value} interval={interval} domain={domain} label={label} />
    );
  };
  const columns = choices(index);
  const barHead = (metric: string) => {
    const name = columns.find(({ id }) => id === metric)?.label ?? metric;
    const domain = intervalDomain(index, metric);
    if (domain === undefined) return name;
    const [from, to] = domain.map((end) => Math.round(100 * end));
    return `${name}, 95 % interval (${from} to ${to})`;
  };
  return (
    <>
      <Leaderboard
        systems={systemNames(index)}
        columns={columns}
        main={columns[0].id}
        scoreOf={valueOfSystem(index)}
        bar={bar}
        barHead={barHead}
        lead={(system, metric) => (
          <Lead index={index} system={system} metric={metric} width={columns.length + 1} />
        )}
        details={table}
        note={`${mainTitle(index.metrics).replace('F1', 'F₁')} in percent; the best of each column is bold with a dot. A number opens recall and precision.`}
      />
      <IntervalNote index={index} />
    </>
  );
}
