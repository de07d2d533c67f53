/** How events are scored; the same choices as the options of `corefeval nuggets score`, which name them. */
import { eventOptions, profiles } from './desk.ts';
import type { EventOptions as Chosen } from './messages.ts';
import { Lenient, Policy, SelectRow } from './options.tsx';

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
  const cards = profiles.value;
  const card = cards.find(({ id }) => id === profile) ?? cards[0];
  return (
    <>
      <SelectRow
        flag="profile"
        value={card?.id ?? ''}
        choices={cards.map(({ id }) => [id, id] as const)}
        meaning={card?.summary ?? ''}
        onChange={(id) => change({ profile: id === cards[0]?.id ? undefined : id })}
      />
      <Policy flag="mapping" value={mapping} choices={MAPPINGS} onChange={(id) => change({ mapping: id })} />
      <Policy
        flag="coref-alignment"
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
    profile === undefined ? '' : `--profile ${profile}`,
    mapping === 'greedy' ? '' : `--mapping ${mapping}`,
    corefAlignment === 'greedy' ? '' : `--coref-alignment ${corefAlignment}`,
    lenient ? '--lenient' : '',
  ].filter((text) => text !== '');
  return <code class="soft">{changed.join(' ')}</code>;
}
