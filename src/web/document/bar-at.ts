import { LANE_PIXELS } from './bars.ts';
import { LANE_COUNT, placeMentions } from './layout.ts';
import type { DocumentModel, MentionRef, SideName } from './model.ts';
import type { Pen } from './pen.tsx';

/** The side of an element in the drawing side by side, where the words of the key come first; undefined in the others. */
export function sideOf(element: Element): SideName | undefined {
  const words = element.closest('.words');
  if (words === null || words.closest('.two') === null) return undefined;
  return words.previousElementSibling?.matches('.words') ? 'response' : 'key';
}

/** The mention whose bar is under the pointer; undefined over words, tags and empty lanes. */
export function barAt(model: DocumentModel, event: MouseEvent, pen: Pen): MentionRef | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const run = event.target.closest<HTMLElement>('.s[data-t]');
  const words = run?.closest<HTMLElement>('.words');
  if (run === null || words === null || words === undefined) return undefined;
  const { clientX: x, clientY: y } = event;
  // A run may be broken over several lines.
  const box = [...run.getClientRects()].find(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  if (box === undefined) return undefined;
  const lanes = (name: string) => Number(words.style.getPropertyValue(name));
  const [up, down] = [lanes('--up'), lanes('--down')];
  const below = sideOf(words) ?? 'response';
  const fromTop = Math.floor((y - box.top) / LANE_PIXELS);
  const fromBottom = Math.floor((box.bottom - y) / LANE_PIXELS);
  const [side, lane]: [SideName, number] =
    fromTop < up ? ['key', up - 1 - fromTop] : [below, down - 1 - fromBottom];
  if (lane < 0) return undefined;
  const token = Number(run.dataset.t);
  const range = model.range(model.rowOf(token));
  const drawn = model.mentionsWithin(side, ...range).filter((mention) => pen.isDrawn({ side, mention }));
  const isBlank = run.dataset.blank !== undefined;
  const { placed, deep } = placeMentions(model.side(side), drawn, ...range, (mention) =>
    pen.isFaint(model, model.entityOf({ side, mention })),
  );
  const isOver = (each: { readonly start: number; readonly end: number }) =>
    each.end > token && (isBlank ? each.start < token : each.start <= token);
  const found =
    placed.find((each) => each.lane === lane && isOver(each))?.mention ??
    (lane === LANE_COUNT - 1 ? deep.find(isOver)?.mentions[0] : undefined);
  return found === undefined ? undefined : { side, mention: found };
}
