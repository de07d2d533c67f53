/** Dragging with mouse, pen or finger. The mention follows the pointer, and is put into the place below it. */
import type { BoardPlace, SideId } from './board.ts';
import { hover, letGo, lift, putDown } from './play.ts';

/** Pixels that a pointer may move in a click. */
const MAX_CLICK_PIXELS = 4;

/** The place under a point, on one side. */
function placeAt(x: number, y: number, side: SideId): BoardPlace | undefined {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  if (element === null || element === undefined || element.dataset.side !== side) return undefined;
  const { place = '' } = element.dataset;
  return place === 'new' || place === 'bin' ? place : Number(place);
}

/** Follows a pointer that went down on a mention. A click is left to the mention itself. */
export function startDrag(down: PointerEvent, side: SideId, name: string): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const chip = down.currentTarget as HTMLElement;
  let isDragged = false;
  let isCancelled = false;
  // A fast pointer leaves the mention before it reports a movement.
  chip.setPointerCapture(down.pointerId);
  const end = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    action: (event: HTMLElementEventMap[K]) => void,
  ) => chip.addEventListener(type, action, { signal: end.signal });
  const finish = () => {
    end.abort();
    chip.style.transform = '';
    if (!isDragged) return;
    // The browser reports a click at the end of a drag; it comes before any timer.
    const stop = new AbortController();
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    document.addEventListener('click', swallow, { capture: true, signal: stop.signal });
    setTimeout(() => stop.abort());
  };

  listen('pointermove', (event) => {
    if (isCancelled) return;
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isDragged) {
      if (Math.hypot(dx, dy) <= MAX_CLICK_PIXELS) return;
      isDragged = true;
      lift.value = { side, name, to: undefined, isDragged: true };
    }
    chip.style.transform = `translate(${dx}px, ${dy}px)`;
    hover(placeAt(event.clientX, event.clientY, side));
  });
  listen('pointerup', () => {
    finish();
    if (isDragged && !isCancelled) putDown();
  });
  listen('pointercancel', () => {
    finish();
    if (isDragged) letGo();
  });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragged) return;
      event.preventDefault();
      // The pointer is still down: the click that its end reports must not lift the mention again.
      isCancelled = true;
      chip.style.transform = '';
      letGo();
    },
    { signal: end.signal, capture: true },
  );
}
