import { choices, hasConll } from '../../page/scores.ts';
import type { PageAcross, PageAcrossSystem } from '../../page/types.ts';
import type { ViewProps } from '../frame/view.ts';
import { percent } from '../parts/numbers.ts';
import { ScoreCells, ScoreHeads } from '../parts/score-columns.tsx';

type Props = Pick<ViewProps, 'index'>;

/** The scores across documents with their parts: a table for each system. */
export function AcrossDocuments({ index }: Props) {
  const { across, systems } = index;
  if (across === undefined) return null;
  return (
    <section>
      <h2>{across.scope === 'corpus' ? 'Across the corpus' : 'Across the documents of a topic'}</h2>
      <p class="soft">
        Entities live in {across.scope === 'corpus' ? 'the whole corpus' : 'a topic'} here. All other scores,
        texts and errors of this page are those of documents by themselves. {noParts(index)}
      </p>
      {systems.map(({ name }, s) => (
        <AcrossTable key={name} index={index} name={name} system={across.systems[s]} />
      ))}
      <p class="soft small signature">{across.signature}</p>
    </section>
  );
}

interface TableProps extends Props {
  readonly name: string;
  readonly system: PageAcross['systems'][number];
}

function AcrossTable({ index, name, system }: TableProps) {
  if (system === undefined) return null;
  const hasIndex = index.metrics.some(({ headline }) => headline === 'index');
  return (
    <>
      {index.systems.length > 1 ? (
        <h3>
          <bdi>{name}</bdi>
        </h3>
      ) : null}
      <div class="scroll" role="group" tabIndex={0} aria-label={`Scores across documents of ${name}`}>
        <table class="metrics across">
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <ScoreHeads hasIndex={hasIndex} />
            </tr>
          </thead>
          <tbody>
            {system.rows.map(({ metric, level, label, score }) => (
              <tr key={`${metric}.${level ?? ''}`} class={level === undefined ? undefined : 'part'}>
                <th scope="row">{label}</th>
                <ScoreCells score={score} hasIndex={hasIndex} />
              </tr>
            ))}
            {hasConll(index) ? (
              <tr class="sum">
                <th scope="row">CoNLL</th>
                <td />
                <td class="wide" />
                <td />
                <td class="wide" />
                <td class="number strong">{percent(system.conll)}</td>
                {hasIndex ? <td /> : null}
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      <ByTopic index={index} system={system} />
    </>
  );
}

function ByTopic({ index, system: { byTopic } }: Props & { readonly system: PageAcrossSystem }) {
  if (byTopic === undefined) return null;
  const numbers = choices(index).flatMap(({ id, label }) =>
    Object.hasOwn(byTopic, id) ? [`${label} ${percent(byTopic[id])}`] : [],
  );
  return <p class="soft small">Topic by topic: {numbers.join(' · ')}</p>;
}

/** Why some metrics have no parts, or parts that do not add up. */
function noParts({ metrics }: Props['index']): string {
  const has = (id: string) => metrics.some((metric) => metric.id === id);
  const ceaf = metrics.filter(({ id }) => id === 'ceafm' || id === 'ceafe').map(({ label }) => label);
  return [
    has('muc')
      ? 'The parts of MUC do not add up to its score: they count joins of documents, because its links are those of a spanning tree, and which tree is not defined.'
      : '',
    ceaf.length > 0
      ? `${ceaf.join(' and ')} ${ceaf.length > 1 ? 'have' : 'has'} no parts: whole entities are aligned${hasConll({ metrics }) ? ', so the CoNLL average has none' : ''}.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
