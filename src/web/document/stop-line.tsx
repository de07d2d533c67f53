import type { Signal } from '@preact/signals';
import type { Stop } from './model.ts';

interface StopLineProps {
  readonly stop: Signal<Stop | undefined>;
  readonly describe: (stop: Stop) => string;
}

/** The mention under the pointer, in words. A component of its own: nothing else is drawn again when it changes. */
export function StopLine({ stop, describe }: StopLineProps) {
  return (
    <p class="stop" role="status">
      {stop.value === undefined ? 'Point at a mention, or move with the arrow keys.' : describe(stop.value)}
    </p>
  );
}
