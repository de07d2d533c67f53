import type { EventPair } from '../../report/page/events/event-types.ts';
import type { SideName } from '../document/model.ts';
import { open } from '../document/selection.ts';
import { counted } from '../numbers.ts';
import { TableParts } from '../table-parts.tsx';
import type { EventModel } from './event-model.ts';
import { KindSign } from './kind-sign.tsx';
import { kindLabel, signsOf } from './kinds.ts';

interface PairTableProps {
  readonly model: EventModel;
  readonly pairs: readonly EventPair[];
}

/** The pairs of gold and system in the order of the files. */
export function PairTable({ model, pairs }: PairTableProps) {
  return (
    <section class="pairs">
      <h2>
        {counted(pairs.length, 'pair')}
        {pairs.length === model.pairs.length ? '' : ` of ${model.pairs.length}`}
      </h2>
      {pairs.length === 0 ? (
        <p>{model.pairs.length === 0 ? 'No events on either side.' : 'No pair fits the filters.'}</p>
      ) : null}
      <div class="scroll" role="group" tabIndex={0} aria-label="Table of pairs">
        <table class="pairtable">
          <thead>
            <tr>
              <th scope="col">Verdict</th>
              <th scope="col" class="number">
                Dice
              </th>
              <th scope="col">Gold</th>
              <th scope="col">type</th>
              <th scope="col">realis</th>
              <th scope="col">System</th>
              <th scope="col">type</th>
              <th scope="col">realis</th>
            </tr>
          </thead>
          <TableParts items={pairs} row={(pair) => <PairRow model={model} pair={pair} />} />
        </table>
      </div>
    </section>
  );
}

function PairRow({ model, pair }: { readonly model: EventModel; readonly pair: EventPair }) {
  const { verdict, dice, gold, system, wrong } = pair;
  const others = wrong.filter((name) => name !== 'type' && name !== 'realis');
  return (
    <tr class="link" onClick={() => open(model.text, model.stopOf(pair))}>
      <td>
        <button
          type="button"
          class="cell"
          onClick={(event) => {
            event.stopPropagation();
            open(model.text, model.stopOf(pair));
          }}
        >
          {signsOf(pair).map((kind) => (
            <KindSign key={kind} kind={kind} isDecoration />
          ))}{' '}
          {verdict}
          {wrong.length === 0 ? null : <span class="hidden">, {wrong.map(kindLabel).join(', ')}</span>}
          {others.length === 0 ? null : <bdi class="soft"> {others.map(kindLabel).join(', ')}</bdi>}
        </button>
      </td>
      <td class="number">{gold < 0 || system < 0 ? '' : dice.toFixed(2)}</td>
      <Cells model={model} side="key" mention={gold} wrong={wrong} />
      <Cells model={model} side="response" mention={system} wrong={wrong} />
    </tr>
  );
}

interface CellsProps {
  readonly model: EventModel;
  readonly side: SideName;
  readonly mention: number;
  readonly wrong: readonly string[];
}

function Cells({ model, side, mention, wrong }: CellsProps) {
  if (mention < 0)
    return (
      <td colSpan={3} class="soft">
        –
      </td>
    );
  const { id, text, type, realis, span, line } = model.mention({ side, mention });
  const differs = (name: string) => (wrong.includes(name) ? 'differs' : undefined);
  return (
    <>
      <td title={`span ${span}${line === undefined ? '' : `, line ${line}`}`}>
        <b>
          <bdi>{id}</bdi>
        </b>{' '}
        <bdi>{text}</bdi>
      </td>
      <td>
        <bdi class={differs('type')}>{type}</bdi>
      </td>
      <td>
        <bdi class={differs('realis')}>{realis}</bdi>
      </td>
    </>
  );
}
