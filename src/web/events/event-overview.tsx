import { hrefOf } from '../frame/route.ts';
import { grouped } from '../parts/numbers.ts';
import { shortSystemNames } from '../parts/report-names.ts';
import { Sign } from '../parts/sign.tsx';
import { WarningLine } from '../parts/warning-line.tsx';
import { EventBoard, EventPicture } from './event-board.tsx';
import type { EventProps, EventView } from './event-document.tsx';
import { EventVerdict } from './event-verdict.tsx';
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

/** The verdict and its picture, then what was found and missed, and all scores of a single system; warnings last. */
function EventOverview({ index }: EventProps) {
  const isOne = index.systems.length === 1;
  return (
    <div class="page first">
      <EventVerdict index={index} />
      <Facts index={index} />
      {isOne ? <EventPicture index={index} /> : <EventBoard index={index} />}
      {isOne ? <SystemTables system={index.systems[0]} /> : null}
      <Counts index={index} />
      <Warnings index={index} />
    </div>
  );
}

/** Facts about gold in one line. */
function Facts({ index: { gold, profile } }: Props) {
  const numbers = [
    [gold.facts.documents, 'document', 'documents'],
    [gold.facts.mentions, 'gold mention', 'gold mentions'],
    [gold.facts.clusters, 'gold cluster', 'gold clusters'],
  ] as const;
  return (
    <p class="corpusfacts">
      {numbers.map(([count, one, many]) => (
        <span key={many}>
          <b>{grouped(count)}</b> {count === 1 ? one : many}
        </span>
      ))}
      <span>
        gold <code title={gold.file}>{gold.file}</code>
      </span>
      <span>
        profile <code>{profile}</code>
      </span>
    </p>
  );
}

function Warnings({ index }: Props) {
  const { gold, systems, leftOut } = index;
  const names = shortSystemNames(index);
  const own = systems.map(({ warnings }, s) => ({ name: names[s], warnings }));
  return (
    <WarningLine
      systems={[{ name: 'the gold file', warnings: gold.warnings }, ...own]}
      leftOut={leftOut.map((name) => ({ name }))}
      noun="file"
    />
  );
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
