import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EventPair } from '../../page/events/types.ts';
import type { MentionRef, SideName } from '../document/model.ts';
import { pinnedMention, target } from '../document/selection.ts';
import { nextFrame } from '../frame/turns.ts';
import { counted } from '../parts/numbers.ts';
import { Sign } from '../parts/sign.tsx';
import { ROWS_PER_PART, TableParts } from '../parts/table-parts.tsx';
import { type EventModel, sideName, written } from './event-model.ts';
import { errorsOf, kindWords, pairLabel } from './kinds.ts';

interface PairTableProps {
  readonly model: EventModel;
  readonly pairs: readonly EventPair[];
  /** Pins a mention and goes there. */
  readonly onOpen: (stop: MentionRef) => void;
}

/** The pairs of gold and system in the order of the files. Where there is no text, its rows are what links and keys lead to. */
export function PairTable({ model, pairs, onOpen }: PairTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const wanted = model.hasText ? undefined : target.value;
  // A layout effect, which runs before the next key: Enter must act on the new row.
  useLayoutEffect(() => {
    const pair = wanted && model.pairOf(wanted.stop);
    if (pair !== undefined && table.current !== null)
      reveal(table.current, pairs.indexOf(pair), () => target.value === wanted);
  }, [wanted, pairs]);
  const pinned = pinnedMention(model.text);
  const current = pinned && model.pairOf(pinned);
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
        <table class="pairtable" ref={table}>
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
          <TableParts
            items={pairs}
            row={(pair) => <PairRow isCurrent={pair === current} model={model} pair={pair} onOpen={onOpen} />}
          />
        </table>
      </div>
    </section>
  );
}

/** Frames until a part of a long table is drawn. */
const MAX_WAIT_FRAMES = 20;

/** Focuses a row, which a long table draws only when it is on the screen, while `isWanted`. */
async function reveal(table: HTMLTableElement, row: number, isWanted: () => boolean): Promise<void> {
  const part = table.tBodies[Math.floor(row / ROWS_PER_PART)];
  for (let frame = 0; part?.isConnected && frame < MAX_WAIT_FRAMES && isWanted(); frame++) {
    const found = part.rows[row % ROWS_PER_PART]?.querySelector('button');
    if (found) {
      found.focus({ preventScroll: true });
      found.scrollIntoView({ block: 'center' });
      return;
    }
    part.scrollIntoView();
    await nextFrame();
  }
}

interface PairRowProps {
  readonly model: EventModel;
  readonly pair: EventPair;
  /** Whether one of its mentions is pinned. */
  readonly isCurrent: boolean;
  readonly onOpen: (stop: MentionRef) => void;
}

function PairRow({ model, pair, isCurrent, onOpen }: PairRowProps) {
  const { dice, gold, system, wrong } = pair;
  return (
    <tr
      class={isCurrent ? 'link pinned' : 'link'}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onOpen(model.stopOf(pair))}
    >
      <td>
        <button
          type="button"
          class="cell"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(model.stopOf(pair));
          }}
        >
          {errorsOf(pair).map((kind) => (
            <Sign key={kind} of={kindWords(kind)} />
          ))}{' '}
          <bdi>{pairLabel(pair)}</bdi>
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
      <td colSpan={3} class={`soft side ${sideName(side)}`}>
        –
      </td>
    );
  const { id, text, type, realis, span, line } = model.mention({ side, mention });
  const differs = (name: string) => (wrong.includes(name) ? 'differs' : undefined);
  return (
    <>
      <td
        class={`side ${sideName(side)}`}
        title={`span ${span}${line === undefined ? '' : `, line ${line}`}`}
      >
        <b>
          <bdi>{id}</bdi>
        </b>{' '}
        <bdi>{text}</bdi>
      </td>
      <td>
        <bdi class={differs('type')}>{written(type)}</bdi>
      </td>
      <td>
        <bdi class={differs('realis')}>{written(realis)}</bdi>
      </td>
    </>
  );
}
