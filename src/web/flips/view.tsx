import { type FlipDecision, flipDecisions } from '../../page/flips.ts';
import { corpusValue } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { useKeys } from '../frame/keys.ts';
import { hrefOf, isSameId, route, setParams } from '../frame/route.ts';
import type { View, ViewProps } from '../frame/view.ts';
import { Choice } from '../parts/choice.tsx';
import { metricOf, reportColumns } from '../parts/columns.ts';
import { grouped, percent, signed } from '../parts/numbers.ts';
import { shortDocumentNames, shortSystemNames } from '../parts/report-names.ts';
import { DocumentFlipList } from './document-flips.tsx';
import { type PairFlips, useFlips } from './use-flips.ts';

export const flips: View = {
  id: 'flips',
  within: 'systems',
  isAvailable: ({ systems }) => systems.length > 1,
  component: Flips,
};

/** What the decisions are called. */
const DECISION_LABELS: Readonly<Record<FlipDecision, string>> = {
  mention: 'mentions of the key',
  spurious: 'extra mentions',
  link: 'links of the key',
  'false-link': 'wrong links',
};

/** A system by its name; the one at another place if there is none. */
const systemNamed = ({ systems }: PageIndex, name: string | undefined, otherwise: number): number => {
  const found = systems.findIndex((system) => isSameId(name ?? '', system.name));
  return found < 0 ? otherwise : found;
};

/** What one system repairs and another breaks: the decisions of `compare --flips`. */
function Flips({ index, data }: ViewProps) {
  const { params } = route.value;
  const a = systemNamed(index, params.a, 0);
  const b = systemNamed(index, params.b, a === 0 ? 1 : 0);
  const decision = flipDecisions.find((each) => each === params.k) ?? 'mention';
  const found = useFlips(index, data, a, b);
  const names = shortSystemNames(index);
  const metric = metricOf(index, undefined);
  const swap = () => setParams({ a: index.systems[b].name, b: index.systems[a].name });
  useKeys({ s: swap });
  const [repaired, broken] = found.totals.mention;
  const scores = [a, b].map((system) => corpusValue(index, system, metric));
  const options = index.systems.map(({ name }, s) => [name, names[s]] as const);
  const wanted = index.documents.findIndex(({ id }) => params.d !== undefined && isSameId(params.d, id));
  const left = index.documents.filter(({ at }) => at === undefined).length;
  return (
    <div class="page full">
      <h1 tabIndex={-1}>
        From <bdi>{names[a]}</bdi> to <bdi>{names[b]}</bdi>, {grouped(repaired)} mentions are repaired and{' '}
        {grouped(broken)} broken.
      </h1>
      <p class="soft">
        Score {percent(scores[0])} → <b>{percent(scores[1])}</b>
        {scores[0] === null || scores[1] === null ? '' : ` (${signed(scores[1] - scores[0])})`}. The decisions
        are those of <code>compare --flips</code>: they are not the errors of analyze, which counts parts of
        entities.
        {found.done < index.documents.length
          ? ` Counted ${grouped(found.done)} of ${grouped(index.documents.length)} documents so far.`
          : ''}
        {left > 0 ? ` ${grouped(left)} documents whose texts are left out are not counted.` : ''}
      </p>
      <div class="controls">
        <Choice
          label="from"
          value={index.systems[a].name}
          options={options}
          onChange={(name) => setParams({ a: name })}
        />
        <Choice
          label="to"
          value={index.systems[b].name}
          options={options}
          onChange={(name) => setParams({ b: name })}
        />
        <button type="button" onClick={swap} title="Exchange the systems (s)">
          swap
        </button>
      </div>
      <div class="besides">
        <section>
          <DecisionTable found={found} decision={decision} />
          <ByDocument index={index} found={found} decision={decision} a={a} b={b} metric={metric} />
        </section>
        {wanted < 0 ? null : (
          <DocumentFlipList index={index} data={data} document={wanted} decision={decision} a={a} b={b} />
        )}
      </div>
    </div>
  );
}

const Heads = () => (
  <>
    <th scope="col" class="number">
      <i class="flip repaired">▲</i> repaired
    </th>
    <th scope="col" class="number">
      <i class="flip broken">▼</i> broken
    </th>
    <th scope="col" class="number">
      <i class="flip bothWrong">●</i> both wrong
    </th>
  </>
);

function DecisionTable({ found, decision }: { readonly found: PairFlips; readonly decision: FlipDecision }) {
  return (
    <table class="decisions">
      <thead>
        <tr>
          <th scope="col">Decisions</th>
          <Heads />
        </tr>
      </thead>
      <tbody>
        {flipDecisions.map((each) => (
          <tr key={each}>
            <th scope="row">
              <button
                type="button"
                class="kind"
                aria-pressed={each === decision}
                onClick={() => setParams({ k: each === 'mention' ? '' : each })}
              >
                {DECISION_LABELS[each]}
              </button>
            </th>
            {found.totals[each].map((count, at) => (
              <td key={at} class="number">
                {grouped(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ByDocumentProps {
  readonly index: PageIndex;
  readonly found: PairFlips;
  readonly decision: FlipDecision;
  readonly a: number;
  readonly b: number;
  readonly metric: string;
}

/** Documents that are listed. */
const MAX_DOCUMENTS = 200;

/** The documents with the largest net change first. */
function ByDocument({ index, found, decision, a, b, metric }: ByDocumentProps) {
  const names = shortDocumentNames(index);
  const columns = reportColumns(index);
  const net = (document: number) => {
    const [repaired, broken] = found.documents[document]?.[decision] ?? [0, 0];
    return repaired - broken;
  };
  const rows = [...found.documents.keys()]
    .filter((document) => found.documents[document]?.[decision].some((count) => count > 0))
    .sort((x, y) => Math.abs(net(y)) - Math.abs(net(x)) || x - y);
  const { params } = route.value;
  return (
    <>
      <h2>By document</h2>
      <table class="flipdocuments">
        <thead>
          <tr>
            <th scope="col">Document</th>
            <Heads />
            <th scope="col" class="number">
              points
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_DOCUMENTS).map((document) => {
            const difference = columns.metric(b, metric)[document] - columns.metric(a, metric)[document];
            const { id } = index.documents[document];
            return (
              <tr key={document}>
                <th scope="row">
                  <a href={hrefOf({ view: 'flips', params: { ...params, d: id } })} title={id} dir="auto">
                    {names[document]}
                  </a>
                </th>
                {found.documents[document]?.[decision].map((count, at) => (
                  <td key={at} class="number">
                    {grouped(count)}
                  </td>
                ))}
                <td class="number">{Number.isNaN(difference) ? '–' : signed(difference)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="soft small">
        The points are the difference of the scores of the document; they do not add up to that of the corpus.
        {rows.length > MAX_DOCUMENTS
          ? ` ${grouped(rows.length - MAX_DOCUMENTS)} further documents have smaller changes.`
          : ''}
      </p>
    </>
  );
}
