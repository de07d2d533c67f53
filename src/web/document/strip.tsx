import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../settings.ts';
import type { DocumentModel, EntityRef, Stop } from './model.ts';
import { show } from './selection.ts';

interface Props {
  readonly model: DocumentModel;
  readonly differences: readonly { readonly at: Stop }[];
  readonly entity: EntityRef | undefined;
}

const WIDTH = 14;

/** The whole document on a strip: on the left where differences are, on the right the pinned chain. A click jumps there. */
export function Strip({ model, differences, entity }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const shade = theme.value;
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const height = canvas.clientHeight;
    canvas.width = WIDTH;
    canvas.height = height;
    const colours = getComputedStyle(canvas);
    const scale = height / Math.max(1, model.document.length);
    context.fillStyle = colours.color;
    for (const { at } of differences) context.fillRect(1, Math.round(model.startOf(at) * scale), 5, 1);
    context.fillStyle = colours.outlineColor;
    for (const stop of entity === undefined ? [] : model.mentionsOf(entity)) {
      context.fillRect(7, Math.round(model.startOf(stop) * scale), 6, 2);
    }
  }, [model, differences, entity?.side, entity?.entity, shade]);
  const jump = (event: MouseEvent & { currentTarget: HTMLCanvasElement }) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const token = ((event.clientY - top) / height) * model.document.length;
    const next =
      model.stops.find((stop) => model.startOf(stop) >= token) ?? model.stops[model.stops.length - 1];
    if (next !== undefined) show(next);
  };
  return (
    <div class="stripplace noprint">
      <canvas class="overview" ref={ref} aria-hidden="true" onClick={jump} />
    </div>
  );
}
