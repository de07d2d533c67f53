import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../frame/settings.ts';
import type { DocumentModel, EntityRef, MentionRef } from './model.ts';
import { show } from './selection.ts';

interface Props {
  readonly model: DocumentModel;
  readonly differences: readonly { readonly at: MentionRef }[];
  readonly entity: EntityRef | undefined;
}

const STRIP_WIDTH = 14;

/** The whole document on a strip: on the left where differences are, on the right the pinned chain. A click jumps there. */
export function Strip({ model, differences, entity }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const shade = theme.value;
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const height = canvas.clientHeight;
    canvas.width = STRIP_WIDTH;
    canvas.height = height;
    const colours = getComputedStyle(canvas);
    const lines = (stops: readonly MentionRef[]) => pixelRowsOfMentions(model, stops, height);
    context.fillStyle = colours.color;
    for (const y of lines(differences.map(({ at }) => at))) context.fillRect(1, y, 5, 1);
    context.fillStyle = colours.outlineColor;
    for (const y of lines(entity === undefined ? [] : model.mentionsOf(entity))) {
      context.fillRect(7, y, 6, 2);
    }
  }, [model, differences, entity?.side, entity?.entity, shade]);
  const jump = (event: MouseEvent & { currentTarget: HTMLCanvasElement }) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const next = stopFrom(model, (event.clientY - top) / height);
    if (next !== undefined) show(next);
  };
  return (
    <div class="stripplace noprint">
      <canvas class="overview" ref={ref} aria-hidden="true" onClick={jump} />
    </div>
  );
}

/** The pixel rows of mentions on a strip of this height; in a book, many mentions share one. */
export function pixelRowsOfMentions(
  model: DocumentModel,
  stops: readonly MentionRef[],
  height: number,
): ReadonlySet<number> {
  const scale = height / Math.max(1, model.document.length);
  return new Set(stops.map((stop) => Math.round(model.startOf(stop) * scale)));
}

/** The first mention after a share of the text, or the last one; undefined if there is none. */
export function stopFrom(model: DocumentModel, share: number): MentionRef | undefined {
  const token = share * model.document.length;
  return model.stops.find((stop) => model.startOf(stop) >= token) ?? model.stops[model.stops.length - 1];
}
