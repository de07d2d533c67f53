import { choiceParameter } from '../core/parameter.ts';

/** Which of the annotations of a file is read: events, entities, or both together; or discourse deixis. */
export const layer = choiceParameter({
  name: 'layer',
  flag: 'layer',
  placeholder: 'layer',
  meaning:
    'what is read from files that annotate events and entities (ECB+, Rich ERE, OneIE, DyGIE++); deixis: discourse deixis instead of identity (Universal Anaphora)',
  preset: 'all',
  values: {
    all: { events: true, entities: true, deixis: false },
    events: { events: true, entities: false, deixis: false },
    entities: { events: false, entities: true, deixis: false },
    deixis: { events: false, entities: false, deixis: true },
  },
});
