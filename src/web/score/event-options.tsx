/** How events are scored; the same choices as the options of `corefeval nuggets score`. */

import type { EventOptions as Chosen } from './messages.ts';
import { ChangedTexts, changedText, Lenient, Policy, SelectRow } from './option-rows.tsx';
import { optionNames } from './page-terms.ts';
import { eventOptions, profileChoices } from './score-state.ts';

const MAPPINGS: Readonly<Record<Chosen['mapping'], string>> = {
  greedy: 'the best pair first, as in the task',
  optimal: 'the pairs whose similarities have the highest sum',
};

const ALIGNMENTS: Readonly<Record<Chosen['corefAlignment'], string>> = {
  greedy: 'mentions with the same span are aligned by the mapping',
  best: 'mentions with the same span are aligned so that coreference scores highest',
};

const change = (changes: Partial<Chosen>) => {
  eventOptions.value = { ...eventOptions.value, ...changes };
};

export function EventChoices() {
  const { profile, mapping, corefAlignment, lenient } = eventOptions.value;
  const cards = profileChoices.value;
  const card = cards.find(({ id }) => id === profile) ?? cards[0];
  return (
    <>
      <SelectRow
        label={optionNames.profile}
        value={card?.id ?? ''}
        choices={cards.map(({ id }) => [id, id] as const)}
        meaning={card?.summary ?? ''}
        onChange={(id) => change({ profile: id === cards[0]?.id ? undefined : id })}
      />
      <Policy id="mapping" value={mapping} choices={MAPPINGS} onChange={(id) => change({ mapping: id })} />
      <Policy
        id="coref-alignment"
        value={corefAlignment}
        choices={ALIGNMENTS}
        onChange={(id) => change({ corefAlignment: id })}
      />
      <Lenient value={lenient} onChange={(value) => change({ lenient: value })} />
    </>
  );
}

/** The options that are not at their default, so that none is forgotten in the closed list. */
export function ChangedForEvents() {
  const { profile, mapping, corefAlignment, lenient } = eventOptions.value;
  const changed = [
    changedText('profile', profile, undefined),
    changedText('mapping', mapping, 'greedy'),
    changedText('coref-alignment', corefAlignment, 'greedy'),
    lenient ? optionNames.lenient : '',
  ];
  return <ChangedTexts texts={changed} />;
}
