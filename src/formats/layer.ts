import { choiceParameter } from '../core/parameter.ts';

/** Which of the two annotations of a file is read: events, entities, or both together. */
export const layer = choiceParameter({
  name: 'layer',
  flag: 'layer',
  placeholder: 'layer',
  meaning: 'what is read from files that annotate events and entities (ECB+, Rich ERE)',
  preset: 'all',
  values: {
    all: { events: true, entities: true },
    events: { events: true, entities: false },
    entities: { events: false, entities: true },
  },
});
