/** The tables of scores of one system: the numbers of `nuggets score --json`. */
import type { EventScore, EventSystem } from '../../page/events/types.ts';
import { Bar } from '../charts/charts.tsx';
import { amount, percent } from '../parts/numbers.ts';

/** All tables of a system, in the order of the task: detection, coreference, sequencing, types. */
export function SystemTables({ system }: { readonly system: EventSystem }) {
  const { coreference, sequencing, types } = system;
  return (
    <div class="tablesof">
      <Detection system={system} />
      {coreference === undefined ? null : (
        <ScoreTable
          title={coreference.greedy === undefined ? 'Coreference' : 'Coreference, best alignment'}
          first="Metric"
          rows={coreference.scores}
          last={[
            ['Average', coreference.average],
            ...(coreference.greedy === undefined
              ? []
              : [['Average, greedy alignment', coreference.greedy] as const]),
          ]}
        />
      )}
      {sequencing === undefined ? null : (
        <ScoreTable title="Sequencing (temporal awareness)" first="Links" rows={sequencing} />
      )}
      {types.length === 0 ? null : <Types types={types} />}
    </div>
  );
}

function NumberHead({ text, hint }: { readonly text: string; readonly hint?: string }) {
  return (
    <th scope="col" class="number" title={hint}>
      {text}
    </th>
  );
}

function Detection({ system: { detection } }: { readonly system: EventSystem }) {
  const isOptimal = detection.some(({ greedy }) => greedy !== undefined);
  return (
    <section>
      <h2>{isOptimal ? 'Mention detection, best mapping' : 'Mention detection'}</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Mention detection">
        <table class="detection">
          <thead>
            <tr>
              <th />
              <th scope="colgroup" colSpan={4} class="middle">
                Micro
              </th>
              <th scope="colgroup" colSpan={3} class="middle">
                Macro
              </th>
              {isOptimal ? <th scope="col">Greedy</th> : null}
            </tr>
            <tr>
              <th scope="col">Attributes</th>
              <NumberHead text="Recall" />
              <NumberHead text="Precision" />
              <NumberHead text="F₁" />
              <th scope="col" class="wide">
                <span class="hidden">Bar</span>
              </th>
              <NumberHead text="Recall" />
              <NumberHead text="Precision" />
              <NumberHead text="F₁" />
              {isOptimal ? <NumberHead text="micro F₁" /> : null}
            </tr>
          </thead>
          <tbody>
            {detection.map(({ name, micro, macro, greedy }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="number">{percent(micro.recall)}</td>
                <td class="number">{percent(micro.precision)}</td>
                <td class="number strong">{percent(micro.f1)}</td>
                <td class="wide">
                  <Bar value={micro.f1} label={`${name}: ${percent(micro.f1)}`} />
                </td>
                <td class="number">{percent(macro.recall)}</td>
                <td class="number">{percent(macro.precision)}</td>
                <td class="number strong">{percent(macro.f1)}</td>
                {isOptimal ? <td class="number">{percent(greedy)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface ScoreTableProps {
  readonly title: string;
  readonly first: string;
  readonly rows: readonly EventScore[];
  readonly last?: readonly (readonly [label: string, value: number])[];
}

function ScoreTable({ title, first, rows, last = [] }: ScoreTableProps) {
  return (
    <section>
      <h2>{title}</h2>
      <table class="metrics">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <NumberHead text="Recall" />
            <NumberHead text="Precision" />
            <NumberHead text="F₁" />
            <th scope="col" class="wide">
              <span class="hidden">Bar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, recall, precision, f1 }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="number">{percent(recall)}</td>
              <td class="number">{percent(precision)}</td>
              <td class="number strong">{percent(f1)}</td>
              <td class="wide">
                <Bar value={f1} label={`${label}: ${percent(f1)}`} />
              </td>
            </tr>
          ))}
          {last.map(([label, value]) => (
            <tr key={label} class="sum">
              <th scope="row">{label}</th>
              <td />
              <td />
              <td class="number strong">{percent(value)}</td>
              <td class="wide">
                <Bar value={value} label={`${label}: ${percent(value)}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Types({ types }: { readonly types: EventSystem['types'] }) {
  return (
    <section>
      <h2>Types</h2>
      <div class="scroll" role="group" tabIndex={0} aria-label="Scores by type">
        <table class="types">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <NumberHead text="Recall" />
              <NumberHead text="Precision" />
              <NumberHead text="F₁" />
              <NumberHead text="gold" hint="Mentions of gold" />
              <NumberHead text="system" hint="Mentions of the system" />
              <NumberHead text="matched" hint="Sum of Dice over mapped mentions" />
            </tr>
          </thead>
          <tbody>
            {types.map(({ label, recall, precision, f1, gold, system, truePositives }) => (
              <tr key={label}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                <td class="number">{percent(recall)}</td>
                <td class="number">{percent(precision)}</td>
                <td class="number strong">{percent(f1)}</td>
                <td class="number">{gold}</td>
                <td class="number">{system}</td>
                <td class="number">{amount(truePositives)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
