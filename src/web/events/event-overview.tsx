import { COREF_COLUMN } from '../../page/events/types.ts';
import { Bar } from '../charts/charts.tsx';
import { hrefOf } from '../frame/route.ts';
import { Leaderboard, ranked, type ScoreOf } from '../parts/leaderboard.tsx';
import { grouped, percent } from '../parts/numbers.ts';
import { CorpusFactList, Headline, LeftOutBanner, Warnings } from '../parts/overview-parts.tsx';
import { Sign } from '../parts/sign.tsx';
import type { EventProps, EventView } from './event-document.tsx';
import { columnLabel, systemValue } from './event-model.ts';
import { eventKinds, kindLabel, kindWords } from './kinds.ts';
import { SystemTables } from './score-tables.tsx';

export const eventOverview: EventView = {
  id: '',
  key: 'o',
  label: () => 'Overview',
  systems: 'all',
  component: EventOverview,
};

type Props = Pick<EventProps, 'index'>;

function EventOverview({ index }: EventProps) {
  return (
    <div class="page">
      <MainScore index={index} />
      <Facts index={index} />
      <LeftOutBanner index={index} />
      <Warnings
        index={{ systems: [{ name: 'the gold file', warnings: index.gold.warnings }, ...index.systems] }}
      />
      {index.systems.length === 1 ? <SystemTables system={index.systems[0]} /> : <Ranking index={index} />}
      <Counts index={index} />
    </div>
  );
}

const systemNames = ({ systems }: Props['index']) => systems.map(({ name }) => name);
const valueOfSystem =
  (index: Props['index']): ScoreOf =>
  (system, column) =>
    systemValue(index, system, column);

function MainScore({ index }: Props) {
  const { main, settings } = index;
  const [best] = ranked(index.systems.length, main, valueOfSystem(index));
  return (
    <Headline
      title={index.title}
      value={systemValue(index, best, main)}
      systems={systemNames(index)}
      best={best}
    >
      {settings.includes(main) ? `micro F₁ of ${main}` : 'mean F₁ of coreference'}
    </Headline>
  );
}

function Facts({ index: { gold, profile } }: Props) {
  const numbers = [
    ['documents', gold.facts.documents],
    ['gold mentions', gold.facts.mentions],
    ['gold clusters', gold.facts.clusters],
  ] as const;
  const texts = [
    ['gold', gold.file],
    ['profile', profile],
  ] as const;
  return <CorpusFactList numbers={numbers} texts={texts} />;
}

/** How many pairs there are of each kind, by system. */
function Counts({ index }: Props) {
  const kinds = eventKinds(index.attributes);
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
                  <Sign of={kindWords(kind)} /> {kindLabel(kind)}
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
        Pairs of the mapping by spans: right spans are equal apart from invisible words, those of span errors
        overlap. Attributes are compared in both; the scores of attributes have a mapping of their own.
      </p>
    </section>
  );
}

/** Several systems: F₁ of each, best first. */
function Ranking({ index }: Props) {
  const bar = (system: number, column: string) => {
    const value = systemValue(index, system, column);
    return <Bar value={value} label={`${index.systems[system].name}: ${percent(value)}`} />;
  };
  return (
    <Leaderboard
      systems={systemNames(index)}
      columns={index.columns.map((id) => ({ id, label: columnLabel(id) }))}
      main={index.main}
      scoreOf={valueOfSystem(index)}
      bar={bar}
      details={(system) => <SystemTables system={index.systems[system]} />}
      note={`Micro F₁ in percent${index.columns.includes(COREF_COLUMN) ? ', and the mean F₁ of coreference' : ''}; the best of each column is bold with a dot. A number opens all scores of its system.`}
    />
  );
}
