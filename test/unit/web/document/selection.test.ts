import { afterEach, expect, it } from 'vitest';
import {
  entityAddress,
  forgetTarget,
  mentionAddress,
  pinnedEntity,
  pinnedMention,
  show,
  target,
} from '../../../../src/web/document/selection.ts';
import { parseRoute, route } from '../../../../src/web/frame/route.ts';
import { wordlessEvents } from '../../../support/event-model.ts';
import { smallModel } from '../../../support/page-model.ts';

const model = smallModel();
const at = (query: string) => {
  route.value = parseRoute(`#/d/d?${query}`);
};

afterEach(() => {
  route.value = parseRoute('');
  forgetTarget();
});

it('reads the pinned entity and mention of the address, and writes them in the same way', () => {
  at('e=k:2&m=k:7-8');
  const [entity, mention] = [pinnedEntity(model), pinnedMention(model)];
  expect(entity).toEqual({ side: 'key', entity: 1 });
  expect(mention && model.textOf(mention)).toBe('Bob');
  expect(entity && entityAddress(entity)).toBe('k:2');
  expect(mention && mentionAddress(model, mention)).toBe('k:7-8');
});

it.each(['', 'e=k:0&m=k:1-2', 'e=k:4', 'e=x:1&m=x:0-1', 'e=k:1x&m=r:0', 'e=__proto__&m=__proto__'])(
  'finds nothing for "%s"',
  (query) => {
    at(query);
    expect([pinnedEntity(model), pinnedMention(model)]).toEqual([undefined, undefined]);
  },
);

it('asks for the same place again', () => {
  show({ side: 'key', mention: 1 });
  const first = target.value;
  show({ side: 'key', mention: 1 });
  expect(target.value?.stop).toEqual(first?.stop);
  expect(target.value?.step).toBe((first?.step ?? 0) + 1);
});

it('names a mention by its number where it has no words', () => {
  const events = wordlessEvents().text;
  const stop = { side: 'key', mention: 2 } as const;
  expect(mentionAddress(events, stop)).toBe('k:3');
  at('e=k:1&m=k:3');
  expect(pinnedMention(events)).toEqual(stop);
  for (const query of ['m=k:0', 'm=k:99', 'm=r:']) {
    at(query);
    expect(pinnedMention(events)).toBeUndefined();
  }
});
