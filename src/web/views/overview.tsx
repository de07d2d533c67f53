import { CONLL, choices, corpusValue } from '../../report/page/page-scores.ts';
import { Bar, barOf } from '../charts.tsx';
import { Leaderboard, ranked, type ScoreOf } from '../leaderboard.tsx';
import { counted, grouped } from '../numbers.ts';
import { CorpusFacts, Headline, LeftOut, Warnings } from '../overview-parts.tsx';
import type { View, ViewProps } from '../view.ts';
import { ErrorCounts } from './error-counts.tsx';
import { MetricTable } from './metric-table.tsx';

/** The sections of the overview from top to bottom. Intervals are drawn into the bars; costs of errors would be one more. */
const sections = [MainScore, Facts, LeftOut, TextsLeftOut, Warnings, Scores, ErrorCounts] as const;

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

const namesOf = ({ systems }: Props['index']) => systems.map(({ name }) => name);
const valuesOf =
  (index: Props['index']): ScoreOf =>
  (system, metric) =>
    corpusValue(index, system, metric);

/** The number by which systems are ranked: the CoNLL average where it was scored, otherwise the first metric. */
function MainScore({ index }: Props) {
  const [{ id, label }] = choices(index);
  const [best] = ranked(index.systems.length, id, valuesOf(index));
  return (
    <Headline title={index.title} value={corpusValue(index, best, id)} systems={namesOf(index)} best={best}>
      {label}
      {id === CONLL ? ' score: the mean F₁ of MUC, B³ and CEAFe' : ' F₁'}
      {index.average === 'macro' ? ', mean over documents' : ''}
    </Headline>
  );
}

function Facts({ index: { key } }: Props) {
  const { documents, tokens, mentions, entities, singletons } = key.facts;
  const numbers = [
    ['documents', documents],
    ['tokens', tokens],
    ['key mentions', mentions],
    ['key entities', entities],
    ['singletons', singletons],
  ] as const;
  return <CorpusFacts numbers={numbers} texts={[['key', key.file]]} />;
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
      </section>
    );
  }
  const bar = (system: number, metric: string) => {
    const value = corpusValue(index, system, metric);
    return <Bar value={value} {...barOf(systems[system], metric, systems[system].name, value)} />;
  };
  return (
    <Leaderboard
      systems={namesOf(index)}
      columns={choices(index)}
      main={choices(index)[0].id}
      scoreOf={valuesOf(index)}
      bar={bar}
      details={table}
      note="F₁ in percent; the best of each column is bold with a dot. A number opens recall and precision."
    />
  );
}
