import { choices } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { CostBar, CostNumbers } from '../charts/cost-bar.tsx';
import { Strip, StripAxis } from '../charts/strip.tsx';
import { MAX_DOTS, stripDomain } from '../charts/strip-shape.ts';
import { go } from '../frame/route.ts';
import { percent } from '../parts/numbers.ts';
import { costsOf, MIN_DOCUMENTS, stripValues } from './leaderboard.tsx';

interface Props {
  readonly index: PageIndex;
}

const STRIP_HEIGHT = 52;

/** One system: the points that it keeps and loses over the whole width, and the scores of its documents. */
export function SystemPicture({ index }: Props) {
  const costs = costsOf(index, 0);
  return (
    <section class="onesystem">
      {costs === undefined ? null : (
        <div class="hero">
          <CostBar costs={costs} name={index.systems[0].name} />
          <CostNumbers costs={costs} />
        </div>
      )}
      <DocumentStrip index={index} />
    </section>
  );
}

function DocumentStrip({ index }: Props) {
  const { documents, systems } = index;
  if (documents.length < 2) return null;
  const [{ id: metric, label }] = choices(index);
  const values = stripValues(index, metric);
  const domain = stripDomain(values);
  const [system] = systems;
  const interval = documents.length < MIN_DOCUMENTS ? undefined : system.intervals?.[metric];
  const score = metric === 'conll' ? system.conll : (system.scores[metric]?.f1 ?? null);
  return (
    <div class="wholestrip">
      <h2>{label} by document</h2>
      <StripAxis domain={domain} />
      <Strip
        values={values[0]}
        domain={domain}
        height={STRIP_HEIGHT}
        score={score}
        interval={interval}
        name={system.name}
        onPick={(document) => go({ view: 'd', id: documents[document].id })}
      />
      <p class="soft small">
        {documents.length > MAX_DOTS ? 'Bars count documents' : 'One dot is one document'}; the line is the
        score, {percent(score)}
        {interval === undefined ? '' : `, with its 95 % interval ${interval.map(percent).join(' to ')}`}.
      </p>
    </div>
  );
}
