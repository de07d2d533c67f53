import type { Keys } from '../frame/keys.ts';
import { isRightToLeft } from './layout.ts';
import type { DocumentModel, MentionRef } from './model.ts';
import { type Place, placeOnScreen } from './place.ts';
import { pin, pinnedEntity, show, unpin } from './selection.ts';

interface TextKeyOptions {
  /** Where arrows stop: all mentions unless some are hidden. */
  readonly stops?: readonly MentionRef[];
  readonly place?: () => Place;
  /** Says that there is nothing further. Without it, keys go on from the other end at once. */
  readonly say?: (text: string) => void;
}

/** The end for which the status line already says that there is no further mark. */
let reachedEnd = '';

/** The keys that move in the text, from where the reader is. At an end they say so, and go on from the other end when pressed again. */
export function textKeys(
  model: DocumentModel,
  marks: readonly { readonly at: MentionRef }[],
  { stops = model.stops, place = () => placeOnScreen(model), say }: TextKeyOptions = {},
): Keys {
  const same = (a: MentionRef, b: MentionRef) => a.side === b.side && a.mention === b.mention;
  const step = (list: readonly MentionRef[], by: number, word: string, key: string) => {
    if (list.length === 0) {
      say?.(`No ${word}.`);
      return undefined;
    }
    const here = place();
    const at = 'stop' in here ? list.findIndex((each) => same(each, here.stop)) : -1;
    const isAfter = (each: MentionRef) =>
      'stop' in here ? model.compare(each, here.stop) > 0 : model.startOf(each) >= here.token;
    const next = at < 0 ? list.findIndex(isAfter) : at;
    const after = next < 0 ? list.length : next;
    const to = at >= 0 ? at + by : by > 0 ? after : after - 1;
    if (to in list) {
      reachedEnd = '';
      return list[to];
    }
    const end = `${word} ${key}`;
    if (reachedEnd === end || say === undefined) {
      reachedEnd = '';
      return list[by > 0 ? 0 : list.length - 1];
    }
    reachedEnd = end;
    say(`${by > 0 ? 'Last' : 'First'} ${word}; ${key} again starts from the ${by > 0 ? 'top' : 'end'}.`);
    return undefined;
  };
  const visit = (stop: MentionRef | undefined) => {
    if (stop !== undefined) show(stop);
  };
  const arrow = (by: number) => {
    const here = place();
    const token = 'stop' in here ? model.startOf(here.stop) : here.token;
    const isMirrored = model.rows > 0 && isRightToLeft(model.text(...model.range(model.rowOf(token))));
    visit(step(stops, isMirrored ? -by : by, 'mention', by > 0 ? '→' : '←'));
  };
  const chain = (by: number) => {
    const entity = pinnedEntity(model);
    const next =
      entity === undefined
        ? undefined
        : step(model.mentionsOf(entity), by, 'mention of the chain', by > 0 ? 'n' : 'N');
    if (next === undefined) return;
    pin(model, next);
    show(next);
  };
  // A mention may have several marks: it is visited once.
  const places = [...new Map(marks.map(({ at }) => [`${at.side}${at.mention}`, at])).values()];
  const mark = (by: number, key: string) => visit(step(places, by, 'mark', key));
  return {
    ArrowRight: () => arrow(1),
    ArrowLeft: () => arrow(-1),
    n: () => chain(1),
    N: () => chain(-1),
    x: () => mark(1, 'x'),
    X: () => mark(-1, 'X'),
    j: () => mark(1, 'j'),
    k: () => mark(-1, 'k'),
    Escape: unpin,
  };
}
