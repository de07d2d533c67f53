import { useEffect, useRef, useState } from 'preact/hooks';
import { rankingOf } from '../../page/ranking.ts';
import { corpusValue } from '../../page/scores.ts';
import type { PageIndex } from '../../page/types.ts';
import { heatStep } from '../documents/table.tsx';
import { go, route, setParams } from '../frame/route.ts';
import { theme } from '../frame/settings.ts';
import { reportColumns } from '../parts/columns.ts';
import { percent, signed } from '../parts/numbers.ts';
import { shortDocumentNames, shortSystemNames } from '../parts/report-names.ts';
import { type FolderGroup, folderGroups, lossStep, mapColumns } from './heat-layout.ts';

interface Props {
  readonly index: PageIndex;
  readonly metric: string;
}

const ROW_HEIGHT = 28;
const STEPS = ['≥ 90', '80', '70', '60', '50', '40', '30', '< 30'];
const LOSS_STEPS = ['≥ mean', '−5', '−10', '−15', '−20', '−25', '−30', '< −30'];

/** Documents × systems: systems are rows, documents are columns, by folder, the hardest first. */
export function HeatMap({ index, metric }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const legend = useRef<HTMLParagraphElement>(null);
  const [cursor, setCursor] = useState<readonly [row: number, column: number]>();
  const [width, setWidth] = useState(0);
  const isRelative = route.value.params.w === 'mean';
  const columns = reportColumns(index);
  const means = columns.mean(metric);
  const names = shortDocumentNames(index);
  const groups = folderGroups(names, means);
  const documents = groups.flatMap((group) => group.documents);
  const { order } = rankingOf(index, metric);
  const places = mapColumns(groups, width);
  const stepOf = (system: number, document: number): number | undefined => {
    const value = columns.metric(system, metric)[document];
    if (Number.isNaN(value)) return undefined;
    return isRelative ? lossStep(means[document] - value) : heatStep(value);
  };
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const shownTheme = theme.value;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || width === 0) return;
    const scale = devicePixelRatio;
    [element.width, element.height] = [width * scale, order.length * ROW_HEIGHT * scale];
    context.scale(scale, scale);
    const swatches = [...(legend.current?.querySelectorAll('.heat') ?? [])];
    const colours = swatches.map((swatch) => getComputedStyle(swatch).backgroundColor);
    order.forEach((system, row) => {
      documents.forEach((document, at) => {
        const step = stepOf(system, document);
        if (step === undefined) return;
        context.fillStyle = colours[step];
        const [left, wide] = places[at];
        context.fillRect(left, row * ROW_HEIGHT, wide, ROW_HEIGHT - 1.5);
      });
    });
    if (cursor === undefined) return;
    const [left, wide] = places[cursor[1]];
    context.strokeStyle = getComputedStyle(element).color;
    context.lineWidth = 2;
    context.strokeRect(left - 1, cursor[0] * ROW_HEIGHT, wide + 2, ROW_HEIGHT - 1);
  }, [width, metric, isRelative, cursor, shownTheme, index]);
  const open = ([row, column]: readonly [number, number]) =>
    go({ view: 'd', id: index.documents[documents[column]].id, params: { s: `${order[row]}` } });
  const cellAt = (event: MouseEvent & { currentTarget: HTMLCanvasElement }) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - left;
    let column = places.findIndex(([from, wide]) => x < from + wide);
    if (column < 0) column = places.length - 1;
    const row = Math.min(order.length - 1, Math.floor((event.clientY - top) / ROW_HEIGHT));
    return [Math.max(0, row), column] as const;
  };
  const step = (event: KeyboardEvent) => {
    const moves: Record<string, readonly [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    };
    if (event.key === 'Enter' && cursor !== undefined) open(cursor);
    if (!Object.hasOwn(moves, event.key)) return;
    event.preventDefault();
    const [down, right] = moves[event.key];
    const [row, column] = cursor ?? [0, -1];
    setCursor([
      Math.max(0, Math.min(order.length - 1, row + down)),
      Math.max(0, Math.min(documents.length - 1, column + right)),
    ]);
  };
  if (index.documents.length < 2) return null;
  return (
    <section class="heatpart">
      <h2>Documents × systems</h2>
      <div class="controls">
        <button type="button" aria-pressed={!isRelative} onClick={() => setParams({ w: '' })}>
          score
        </button>
        <button type="button" aria-pressed={isRelative} onClick={() => setParams({ w: 'mean' })}>
          against the document's mean
        </button>
        <p class="heatlegend shown soft small" ref={legend}>
          {(isRelative ? LOSS_STEPS : STEPS).map((text, at) => (
            <span key={text} class={`heat h${at}`}>
              {text}
            </span>
          ))}
        </p>
      </div>
      <div class="heatrows">
        <ul>
          {order.map((system) => (
            <li key={system}>
              <bdi title={index.systems[system].name}>{shortSystemNames(index)[system]}</bdi>
            </li>
          ))}
        </ul>
        <canvas
          ref={canvas}
          class={`heatmap rows${Math.min(order.length, 40)}`}
          height={order.length * ROW_HEIGHT}
          tabIndex={0}
          role="img"
          aria-label="Scores of all systems on all documents; the table by folder has their means. Arrow keys move, Enter opens."
          onClick={(event) => open(cellAt(event))}
          onMouseMove={(event) => setCursor(cellAt(event))}
          onKeyDown={step}
        />
      </div>
      <p role="status" class="heatstatus">
        {cursor === undefined
          ? 'Point at a column, or move with the arrow keys; Enter or a click opens the document.'
          : statusOf(index, metric, order[cursor[0]], documents[cursor[1]])}
      </p>
      <ByFolder index={index} metric={metric} groups={groups} order={order} />
    </section>
  );
}

function statusOf(index: PageIndex, metric: string, system: number, document: number): string {
  const columns = reportColumns(index);
  const [value, mean] = [columns.metric(system, metric)[document], columns.mean(metric)[document]];
  if (Number.isNaN(value)) return `${index.documents[document].id}, ${index.systems[system].name}: no score`;
  return `${index.documents[document].id}, ${index.systems[system].name}: ${percent(value)}, ${signed(value - mean)} against the mean of all systems`;
}

interface FolderProps extends Props {
  readonly groups: readonly FolderGroup[];
  readonly order: readonly number[];
}

/** The means of each system by folder, which are the text of the picture. */
function ByFolder({ index, metric, groups, order }: FolderProps) {
  const columns = reportColumns(index);
  const names = shortSystemNames(index);
  const meanOf = (system: number, documents: readonly number[]) => {
    const values = documents
      .map((document) => columns.metric(system, metric)[document])
      .filter((value) => !Number.isNaN(value));
    return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  return (
    <>
      <h2>{groups.length > 1 ? 'By folder' : 'Means of documents'}</h2>
      <div class="scroll edges" role="group" tabIndex={0} aria-label="Means by folder">
        <table class="folders">
          <thead>
            <tr>
              <th scope="col">System</th>
              {groups.map(({ name, documents }) => (
                <th key={name} scope="col" class="number">
                  {name === '' ? 'documents' : name} <span class="soft">{documents.length}</span>
                </th>
              ))}
              <th scope="col" class="number">
                score
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map((system) => (
              <tr key={system}>
                <th scope="row">
                  <bdi>{names[system]}</bdi>
                </th>
                {groups.map(({ name, documents }) => {
                  const mean = meanOf(system, documents);
                  return (
                    <td key={name} class={Number.isNaN(mean) ? 'heat' : `heat h${heatStep(mean)}`}>
                      {Number.isNaN(mean) ? '–' : (100 * mean).toFixed(1)}
                    </td>
                  );
                })}
                <td class="number strong">{percent(corpusValue(index, system, metric))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
