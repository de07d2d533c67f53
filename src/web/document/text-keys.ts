import type { Keys } from '../keys.ts';
import { isRightToLeft } from './layout.ts';
import type { DocumentModel, Stop } from './model.ts';
import { pin, pinnedEntity, pinnedMention, show, target, unpin } from './selection.ts';

/** The keys that move in the text. */
export function textKeys(model: DocumentModel, differences: readonly { readonly at: Stop }[]): Keys {
  const current = (): Stop | undefined => target.value?.stop ?? pinnedMention(model);
  const same = (a: Stop, b: Stop | undefined) => a.side === b?.side && a.mention === b?.mention;
  const step = (stops: readonly Stop[], by: number) => {
    if (stops.length === 0) return undefined;
    const now = current();
    const at = stops.findIndex((stop) => same(stop, now));
    if (at >= 0) return stops[(at + by + stops.length) % stops.length];
    const position = now === undefined ? -1 : model.startOf(now);
    const next = stops.findIndex((stop) => model.startOf(stop) > position);
    return by > 0 ? stops[Math.max(0, next)] : stops[(next <= 0 ? stops.length : next) - 1];
  };
  const visit = (stop: Stop | undefined) => {
    if (stop !== undefined) show(stop);
  };
  const arrow = (by: number) => {
    const now = current();
    const isMirrored =
      now !== undefined && isRightToLeft(model.text(...model.range(model.rowOf(model.startOf(now)))));
    visit(step(model.stops, isMirrored ? -by : by));
  };
  const chain = (by: number) => {
    const entity = pinnedEntity(model);
    const next = entity === undefined ? undefined : step(model.mentionsOf(entity), by);
    if (next === undefined) return;
    pin(model, next);
    show(next);
  };
  const difference = (by: number) =>
    visit(
      step(
        differences.map(({ at }) => at),
        by,
      ),
    );
  return {
    ArrowRight: () => arrow(1),
    ArrowLeft: () => arrow(-1),
    n: () => chain(1),
    N: () => chain(-1),
    x: () => difference(1),
    X: () => difference(-1),
    j: () => difference(1),
    k: () => difference(-1),
    Escape: unpin,
  };
}
