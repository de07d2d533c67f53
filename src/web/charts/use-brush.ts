import { useState } from 'preact/hooks';

type Corner = readonly [x: number, y: number];
export type Corners = readonly [from: Corner, to: Corner];

type SvgEvent = PointerEvent & { readonly currentTarget: SVGSVGElement };

/** Pixels below which a drag is a click. */
const MIN_DRAG_PIXELS = 5;

/** Listeners that let a rectangle be drawn on an SVG, in its own units; `corners` while it is drawn. A drag that begins on a link is ignored. */
export function useBrush(onEnd: (corners: Corners) => void) {
  const [corners, setCorners] = useState<Corners>();
  const place = ({ currentTarget, clientX, clientY }: SvgEvent): Corner => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
    return [x, y];
  };
  return {
    corners,
    onPointerDown(event: SvgEvent) {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('a') !== null))
        return;
      const at = place(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      setCorners([at, at]);
    },
    onPointerMove(event: SvgEvent) {
      if (corners !== undefined) setCorners([corners[0], place(event)]);
    },
    onPointerUp(event: SvgEvent) {
      if (corners === undefined) return;
      setCorners(undefined);
      const [from, to] = [corners[0], place(event)];
      if (Math.abs(to[0] - from[0]) >= MIN_DRAG_PIXELS && Math.abs(to[1] - from[1]) >= MIN_DRAG_PIXELS)
        onEnd([from, to]);
    },
    onPointerCancel() {
      setCorners(undefined);
    },
  };
}
