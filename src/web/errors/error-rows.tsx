import { useEffect, useState } from 'preact/hooks';
import type { PageIndex } from '../../page/types.ts';
import { OutsideText } from '../document/chain.tsx';
import { Into } from '../document/into.tsx';
import type { DocumentModel } from '../document/model.ts';
import { entityAddress, mentionAddress } from '../document/selection.ts';
import { useNear } from '../frame/near.ts';
import { go, hrefOf, setParams } from '../frame/route.ts';
import { counted } from '../parts/numbers.ts';
import { shortDocumentNames, shortSystemNames } from '../parts/report-names.ts';
import { Sign } from '../parts/sign.tsx';
import { errorKindsOf, type ListedError } from './error-kinds.ts';
import { countOf, type ErrorFilter, type ErrorList, listedErrors, type UnitRows } from './error-list.ts';
import type { ErrorSource, UnitErrors } from './error-source.ts';

interface RowsProps {
  readonly index: PageIndex;
  readonly source: ErrorSource;
  readonly list: ErrorList;
  readonly filter: ErrorFilter;
  /** Pixels of a row. */
  readonly height: number;
  /** The row to return to. */
  readonly wanted: number | undefined;
}

interface PartProps extends RowsProps {
  readonly start: number;
  readonly end: number;
}

/** Rows of one unit with what was read for them. */
interface Loaded {
  readonly rows: UnitRows;
  readonly errors: UnitErrors | undefined;
}

/** Some rows of the list, which are read and drawn only near the screen. */
export function ErrorPart(props: PartProps) {
  const { source, list, start, end, height, wanted, filter } = props;
  const isWanted = wanted !== undefined && wanted >= start && wanted < end;
  const { ref, isNear } = useNear<HTMLTableSectionElement>(start === 0 || isWanted, false);
  const [loaded, setLoaded] = useState<{ readonly list: ErrorList; readonly units: readonly Loaded[] }>();
  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    Promise.all(
      list
        .rows(start, end)
        .map(async (rows) => ({ rows, errors: await source.of(rows.document, rows.system) })),
    ).then((units) => {
      if (isCurrent) setLoaded({ list, units });
    });
    return () => {
      isCurrent = false;
    };
  }, [isNear, list, start, end, source]);
  const isReady = isNear && loaded?.list === list;
  useEffect(() => {
    if (!isReady || !isWanted) return;
    const link = ref.current?.querySelector<HTMLElement>(`[aria-rowindex="${wanted + 2}"] a`);
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, [isReady]);
  if (!isReady) {
    return (
      <tbody ref={ref}>
        <tr>
          <td class="far" colSpan={3} style={{ height: `${(end - start) * height}px` }} />
        </tr>
      </tbody>
    );
  }
  let row = start;
  return (
    <tbody ref={ref}>
      {loaded.units.flatMap(({ rows, errors }) => {
        const first = row;
        row += rows.end - rows.start;
        if (errors === undefined) return [<LeftOutRow key={first} {...props} unit={rows} row={first} />];
        const { model } = errors;
        return listedErrors(errors, filter)
          .slice(rows.start, rows.end)
          .map((error, at) => (
            <ErrorRow key={first + at} {...props} model={model} error={error} unit={rows} row={first + at} />
          ));
      })}
    </tbody>
  );
}

interface RowProps extends Pick<PartProps, 'index' | 'filter'> {
  readonly unit: UnitRows;
  readonly row: number;
}

const idOfDocument = (index: PageIndex, document: number): string => shortDocumentNames(index)[document];

export function LeftOutRow({ index, unit, row, filter }: RowProps) {
  const { document, system } = unit;
  return (
    <tr aria-rowindex={row + 2}>
      <td colSpan={3} class="soft">
        <bdi>{idOfDocument(index, document)}</bdi>: {counted(countOf(index, unit, filter.kinds), 'error')} of{' '}
        <bdi>{index.systems[system].name}</bdi>; the text was left out of this report.
      </td>
    </tr>
  );
}

export function ErrorRow({
  index,
  unit,
  row,
  model,
  error,
  filter,
}: RowProps & { readonly model: DocumentModel; readonly error: ListedError }) {
  const { kind, at, size = 1 } = error;
  const words = errorKindsOf(index).signs[kind];
  const { document, system } = unit;
  const to = {
    view: 'd',
    id: index.documents[document].id,
    params: {
      ...(index.systems.length > 1 ? { s: `${system}` } : {}),
      e: entityAddress(model.entityOf(at)),
      m: mentionAddress(model, at),
    },
  };
  const open = (event: MouseEvent) => {
    setParams({ at: `${row}` }); // Back returns to this row
    if (!(event.target instanceof Element) || event.target.closest('a') === null) go(to);
  };
  return (
    <tr class="link" aria-rowindex={row + 2} onClick={open}>
      <th scope="row">
        <span class="place">
          <a href={hrefOf(to)}>
            <bdi title={index.documents[document].id}>{idOfDocument(index, document)}</bdi>
            {model.document.text === '' ? null : <span>:{model.rowOf(model.startOf(at)) + 1}</span>}
          </a>
          {filter.system === undefined && index.systems.length > 1 ? (
            <bdi class="soft">{shortSystemNames(index)[system]}</bdi>
          ) : null}
        </span>
      </th>
      <td class="context">
        <Sign of={words} />
        <span class="hidden">{words.label}: </span>
        {size > 1 ? (
          <span class="soft" title={`${size} mentions; these are the first`}>
            ×{size}{' '}
          </span>
        ) : null}
        <Context model={model} error={error} />
      </td>
      <td class="flow">
        <Into model={model} error={error} hasNames />
      </td>
    </tr>
  );
}

/** Words on either side of the mention, within its row of text. */
const CONTEXT_WORDS = 8;

function Context({ model, error: { at } }: { readonly model: DocumentModel; readonly error: ListedError }) {
  const [start, end] = [model.startOf(at), model.endOf(at)];
  if (model.isOutside(at)) return <OutsideText text={clip(model.textOf(at))} />;
  const [first] = model.range(model.rowOf(start));
  const last = model.range(model.rowOf(Math.max(start, end - 1)))[1];
  return (
    <span dir="auto">
      <span class="soft before">
        <bdi>{clip(model.text(Math.max(first, start - CONTEXT_WORDS), start))}</bdi>
      </span>
      {model.blankBefore(start)}
      <b class="apart">{clip(model.textOf(at))}</b>
      {model.blankBefore(end)}
      <span class="soft apart">{clip(model.text(end, Math.min(last, end + CONTEXT_WORDS)))}</span>
    </span>
  );
}

/** A hostile word may be very long. */
const clip = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);
