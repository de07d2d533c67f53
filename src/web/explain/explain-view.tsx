import { useMemo } from 'preact/hooks';
import { explainTable } from '../../explain/explain.ts';
import { metrics } from '../../metrics/index.ts';
import { documentScores } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import type { DocumentModel } from '../document/model.ts';
import { optionsOf } from '../document/worked-out.tsx';
import { route, setParams } from '../frame/route.ts';
import { questionOf } from '../parts/metric-words.ts';
import { percent } from '../parts/numbers.ts';
import { ExplainTable } from './explain-table.tsx';
import { isExplained, sideLosses, tableOf } from './lost-points.ts';

interface Props {
  readonly index: PageIndex;
  readonly number: number;
  readonly system: number;
  readonly model: DocumentModel;
}

/** The metric that is explained first. */
const FIRST = 'bcub';

/** Where the points of a document went: for each metric the entities that cost points, dearest first. The address has the metric: `x=muc`. */
export function ExplainView({ index, number, system, model }: Props) {
  const offered = index.metrics.filter(({ id }) => isExplained(id));
  const asked = route.value.params.x ?? FIRST;
  const chosen = offered.find(({ id }) => id === asked) ?? offered[0];
  const id = chosen?.id ?? '';
  const losses = useMemo(() => {
    if (!isExplained(id)) return undefined;
    const options = optionsOf(index.signature);
    const table = tableOf(model);
    const metric = metrics.find((each) => each.id === id);
    const fractions = (metric && explainTable(table, metric, options))?.fractions ?? [];
    return sideLosses(table, id, options).map((loss, at) => ({
      loss,
      terms: termsOf(fractions[at]?.numerator ?? [], loss.side === 'key' ? 'K' : 'R'),
    }));
  }, [model, id]);
  if (chosen === undefined || losses === undefined) {
    return <p class="note">The metrics of this report are not sums over entities.</p>;
  }
  const score = documentScores(index, system, number).get(id);
  return (
    <div class="explained">
      <div class="segments" role="group" aria-label="Metric">
        {offered.map((each) => (
          <button
            key={each.id}
            type="button"
            aria-pressed={each.id === id}
            onClick={() => setParams({ x: each.id === FIRST ? '' : each.id })}
          >
            {each.label}
          </button>
        ))}
      </div>
      <p>
        {questionOf(id)}{' '}
        {score === undefined ? null : (
          <>
            <b>Recall {percent(score.recall)}</b>, <b>precision {percent(score.precision)}</b>, F₁{' '}
            {percent(score.f1)}.
          </>
        )}
        {id === 'blanc' ? ' The tables are about coreferent pairs, which belong to entities.' : ''}
      </p>
      <div class="losstables">
        {losses.map(({ loss, terms }) => (
          <ExplainTable
            key={`${id}${loss.side}`}
            model={model}
            loss={loss}
            name={`${loss.side === 'key' ? 'recall' : 'precision'}${id === 'blanc' ? ' of coreferent pairs' : ''}`}
            termOf={(entity) => terms.get(entity) ?? ''}
          />
        ))}
      </div>
    </div>
  );
}

/** The terms of each entity of a side, as a sum. */
function termsOf(
  numerator: readonly { readonly about: string; readonly work: string }[],
  letter: 'K' | 'R',
): ReadonlyMap<number, string> {
  const terms = new Map<number, string>();
  for (const { about, work } of numerator) {
    const name = about.split(' ').find((part) => part.startsWith(letter));
    if (name === undefined) continue;
    const entity = Number(name.slice(1)) - 1;
    const before = terms.get(entity);
    terms.set(entity, before === undefined ? work : `${before} + ${work}`);
  }
  return terms;
}
