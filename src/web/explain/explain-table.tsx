import { useState } from 'preact/hooks';
import type { DocumentModel, EntityRef, MentionRef } from '../document/model.ts';
import { entityAddress, mentionAddress } from '../document/selection.ts';
import { EntityMark } from '../document/tag-mark.tsx';
import { hrefOf, route } from '../frame/route.ts';
import { counted, percent } from '../parts/numbers.ts';
import type { EntityLoss, SideLoss } from './lost-points.ts';
import { whatHappened } from './what-happened.ts';

interface TableProps {
  readonly model: DocumentModel;
  readonly loss: SideLoss;
  /** What the points are of: recall, or recall of coreferent pairs. */
  readonly name: string;
  /** The term of an entity, as the formula has it; empty if it has none. */
  readonly termOf: (entity: number) => string;
}

/** Rows that are shown at first, and by each "more". */
const ROWS_AT_FIRST = 40;

/** The entities of a side that cost points, dearest first; those of one mention are one row. */
export function ExplainTable({ model, loss: { side, entities, value }, name, termOf }: TableProps) {
  const [most, setMost] = useState(ROWS_AT_FIRST);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  if (value === null)
    return (
      <section>
        <h2>{title}: –</h2>
        <p>It is undefined: there is nothing to count in the {side}.</p>
      </section>
    );
  const costly = entities.filter(({ lost }) => lost > 1e-12);
  const large = costly.filter(({ size }) => size > 1).sort((a, b) => b.lost - a.lost || a.entity - b.entity);
  const single = costly.filter(({ size }) => size === 1);
  const total = costly.reduce((sum, { lost }) => sum + lost, 0);
  const dearest = Math.max(...large.map(({ lost }) => lost), sumOf(single));
  return (
    <section class="losses" data-side={side}>
      <h2>
        {title}: {percent(total)} points lost in {costly.length} of{' '}
        {counted(entities.length, `${side} entity`, `${side} entities`)}
      </h2>
      {costly.length === 0 ? null : (
        <div class="scroll" tabIndex={0} role="group" aria-label={`Points lost in ${name}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{side === 'key' ? 'Key entity' : 'Response entity'}</th>
                <th scope="col" class="number">
                  size
                </th>
                <th scope="col">pieces</th>
                <th scope="col">what happened</th>
                <th scope="col" class="number" aria-sort="descending">
                  lost
                </th>
                <th>
                  <span class="hidden">as a bar</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {large.slice(0, most).map((row) => (
                <LossRow
                  key={row.entity}
                  model={model}
                  side={side}
                  row={row}
                  dearest={dearest}
                  term={termOf(row.entity)}
                />
              ))}
              {single.length === 0 ? null : (
                <tr>
                  <th scope="row" class="soft">
                    {counted(single.length, 'singleton')}
                  </th>
                  <td class="number">1</td>
                  <td />
                  <td>{singletonWords(side, single)}</td>
                  <Lost lost={sumOf(single)} dearest={dearest} />
                </tr>
              )}
              <tr class="sum">
                <th scope="row" colSpan={4}>
                  sum, with {name} {percent(value)} = 100
                </th>
                <td class="number strong">{percent(total)}</td>
                <td />
              </tr>
            </tbody>
          </table>
        </div>
      )}
      {large.length > most ? (
        <button type="button" onClick={() => setMost(most + 5 * ROWS_AT_FIRST)}>
          Show more of {large.length}
        </button>
      ) : null}
    </section>
  );
}

/** What became of entities of one mention. */
const singletonWords = (side: SideLoss['side'], rows: readonly EntityLoss[]): string => {
  const word = side === 'key' ? 'missing' : 'extra';
  return rows.every(({ pieces }) => pieces.length === 0) ? `${word} entities` : `${word}, or with others`;
};

const sumOf = (rows: readonly EntityLoss[]): number => rows.reduce((sum, { lost }) => sum + lost, 0);

function Lost({ lost, dearest }: { readonly lost: number; readonly dearest: number }) {
  return (
    <>
      <td class="number strong">{percent(lost)}</td>
      <td class="lossbar">
        <span style={{ width: `${(100 * lost) / dearest}%` }} />
      </td>
    </>
  );
}

interface RowProps {
  readonly model: DocumentModel;
  readonly side: EntityRef['side'];
  readonly row: EntityLoss;
  readonly dearest: number;
  readonly term: string;
}

function LossRow({ model, side, row, dearest, term }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const ref: EntityRef = { side, entity: row.entity };
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            class="head"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            title="Show or hide its terms"
          >
            <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> <EntityMark model={model} entity={ref} />{' '}
            <bdi>{model.nameOf(ref)}</bdi>
          </button>
        </th>
        <td class="number">{row.size}</td>
        <td>
          <Pieces model={model} side={side} row={row} />
        </td>
        <td>{whatHappened(model, side, row)}</td>
        <Lost lost={row.lost} dearest={dearest} />
      </tr>
      {isOpen ? (
        <tr class="terms">
          <td colSpan={6}>
            {term === '' ? null : (
              <p>
                <b>term</b> {term}
              </p>
            )}
            <PieceList model={model} entity={ref} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Width of a mention, and most pixels of a row of them. */
const BLOCK_PIXELS = 11;
const MAX_PIXELS = 130;

/** The pieces of an entity as blocks, as long as they have mentions; what the other side lacks is dashed. */
function Pieces({ model, side, row: { size, pieces, entity } }: Pick<RowProps, 'model' | 'side' | 'row'>) {
  const other = side === 'key' ? 'response' : 'key';
  const unit = Math.min(BLOCK_PIXELS, MAX_PIXELS / size);
  const lacks = size - pieces.reduce((sum, { shared }) => sum + shared, 0);
  const colour = model.side(side).colours[entity];
  return (
    <span class="pieces" aria-hidden="true">
      {pieces.map((piece, at) => (
        <span
          key={piece.other}
          class={`b${colour}${at === 0 ? '' : ' away'}`}
          style={{ width: `${unit * piece.shared}px` }}
          title={`${piece.shared} in ${other} entity ${model.labelOf({ side: other, entity: piece.other })}`}
        />
      ))}
      {lacks > 0 ? (
        <span class="lacking" style={{ width: `${unit * lacks}px` }} title={`${lacks} not in the ${other}`} />
      ) : null}
    </span>
  );
}

/** Mentions of a piece that are quoted. */
const MAX_QUOTED = 12;

/** The mentions of an entity by the entity of the other side in which they are; each leads to its words. */
function PieceList({ model, entity }: { readonly model: DocumentModel; readonly entity: EntityRef }) {
  const groups = new Map<number, MentionRef[]>();
  for (const stop of model.mentionsOf(entity)) {
    const twin = model.twinOf(stop);
    const place = twin === undefined ? -1 : model.entityOf(twin).entity;
    groups.set(place, [...(groups.get(place) ?? []), stop]);
  }
  const other = entity.side === 'key' ? 'response' : 'key';
  const sorted = [...groups].sort((a, b) => Number(a[0] < 0) - Number(b[0] < 0) || b[1].length - a[1].length);
  return (
    <ul class="piecelist">
      {sorted.map(([place, stops]) => (
        <li key={place}>
          {place < 0 ? (
            <span class="soft">not in the {other}:</span>
          ) : (
            <EntityMark model={model} entity={{ side: other, entity: place }} />
          )}{' '}
          {stops.slice(0, MAX_QUOTED).map((stop, at) => (
            <>
              {at === 0 ? '' : ', '}
              <a key={stop.mention} href={wordsOf(model, stop)}>
                <bdi>{model.textOf(stop)}</bdi>
              </a>
            </>
          ))}
          {stops.length > MAX_QUOTED ? `, ${stops.length - MAX_QUOTED} more` : ''}
        </li>
      ))}
    </ul>
  );
}

/** The address of the words of a mention. */
function wordsOf(model: DocumentModel, stop: MentionRef): string {
  const { view, id, params } = route.value;
  const e = entityAddress(model.entityOf(stop));
  return hrefOf({ view, id, params: { ...params, v: '', x: '', e, m: mentionAddress(model, stop) } });
}
