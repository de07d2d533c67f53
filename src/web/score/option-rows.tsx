/** The kinds of rows of options on the page, for all tasks. */
import { useSignal } from '@preact/signals';
import { UsageError } from '../../problems/problem.ts';
import { type OptionId, optionNames } from './page-terms.ts';

/** An option with its value, if that is not the default. */
export const changedText = (id: OptionId, value: string | undefined, preset: string | undefined): string =>
  value === undefined || value === preset ? '' : `${optionNames[id]}: ${value}`;

export const ChangedTexts = ({ texts }: { readonly texts: readonly string[] }) => (
  <span class="soft small">{texts.filter((text) => text !== '').join(' · ')}</span>
);

interface LenientProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export const Lenient = ({ value, onChange }: LenientProps) => (
  <label class="option check">
    <span>{optionNames.lenient}</span>
    <span>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />{' '}
      <span class="soft">with a warning, where the rest of a file can be read without it</span>
    </span>
  </label>
);

interface PolicyProps<Id extends string> {
  readonly id: OptionId;
  readonly value: Id;
  readonly choices: Readonly<Record<Id, string>>;
  readonly onChange: (id: Id) => void;
}

export const Policy = <Id extends string>({ id: option, value, choices, onChange }: PolicyProps<Id>) => (
  <SelectRow
    label={optionNames[option]}
    value={value}
    choices={(Object.keys(choices) as Id[]).map((id) => [id, id])}
    meaning={choices[value]}
    onChange={(id) => onChange(id as Id)}
  />
);

interface TextProps {
  readonly id: OptionId;
  readonly value: string;
  readonly example: string;
  readonly meaning: string;
  /** Throws a `UsageError` for a text that cannot be used. */
  readonly check: (text: string) => void;
  readonly onChange: (text: string) => void;
}

/** An option that is written. A text that cannot be used is marked, with the reason in place of the meaning, and changes nothing. */
export function TextRow({ id, value, example, meaning, check, onChange }: TextProps) {
  const mistake = useSignal('');
  return (
    <label class="option">
      <span>{optionNames[id]}</span>
      <input
        type="text"
        value={value}
        placeholder={example}
        aria-invalid={mistake.value !== ''}
        onChange={({ currentTarget: { value: text } }) => {
          mistake.value = mistakeIn(text, check);
          if (mistake.value === '') onChange(text);
        }}
      />
      <span class={mistake.value === '' ? 'soft' : 'bad'}>{mistake.value || meaning}</span>
    </label>
  );
}

/** Why a text cannot be used; empty if it can. */
function mistakeIn(text: string, check: TextProps['check']): string {
  try {
    check(text);
    return '';
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} ${error.help ?? ''}`.trim();
    throw error;
  }
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [id: string, text: string])[];
  /** What the chosen value means. */
  readonly meaning: string;
  readonly onChange: (id: string) => void;
}

export function SelectRow({ label, value, choices, meaning, onChange }: SelectProps) {
  return (
    <label class="option">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map(([id, text]) => (
          <option key={id} value={id} selected={id === value}>
            {text}
          </option>
        ))}
      </select>
      <span class="soft">{meaning}</span>
    </label>
  );
}
