/** How the files are scored; the same choices as the options of `corefeval score`. */
import { useSignal } from '@preact/signals';
import { parseCondition } from '../../core/conditions/condition.ts';
import { groupRequest, groupRequestTexts } from '../../evaluate/group-request.ts';
import {
  averages,
  duplicatePolicies,
  type SettingsSpec,
  singletonPolicies,
  unalignedPolicies,
} from '../../evaluate/index.ts';
import { windowSize } from '../../evaluate/window-option.ts';
import { UsageError } from '../../problems/problem.ts';
import type { PageScoreOptions } from './messages.ts';
import { type OptionId, optionNames } from './page-terms.ts';
import { formatChoices, options } from './score-state.ts';

const change = (changes: Partial<PageScoreOptions>) => {
  options.value = { ...options.value, ...changes };
};

const changeSettings = (changes: SettingsSpec) => {
  change({ settings: { ...options.value.settings, ...changes } });
};

const METRIC_CHOICES = {
  standard: 'mentions, MUC, B³, CEAFm, CEAFe, BLANC, LEA',
  all: 'historical variants, pairwise F₁, Rand and ARI, too',
} as const;

export function Choices() {
  const { settings, by, lenient, keyFormat, responseFormat } = options.value;
  return (
    <>
      <Policy
        id="metrics"
        value={settings.metrics?.[0] ?? 'standard'}
        choices={METRIC_CHOICES}
        onChange={(name) => changeSettings({ metrics: name === 'standard' ? undefined : [name] })}
      />
      <TextRow
        id="filter"
        value={conditionsText(settings.filter)}
        example="zero=no; length=2..5"
        meaning="score only mentions that meet all conditions; a semicolon separates them"
        check={(text) => partsOf(text).forEach(parseCondition)}
        onChange={(text) => changeSettings({ filter: partsOf(text) })}
      />
      <Policy
        id="singletons"
        value={settings.singletons ?? 'keep'}
        choices={singletonPolicies}
        onChange={(singletons) => changeSettings({ singletons })}
      />
      <Policy
        id="duplicates"
        value={settings.duplicates ?? 'first'}
        choices={duplicatePolicies}
        onChange={(duplicates) => changeSettings({ duplicates })}
      />
      <Policy
        id="unaligned"
        value={settings.unaligned ?? 'count'}
        choices={unalignedPolicies}
        onChange={(unaligned) => changeSettings({ unaligned })}
      />
      <Policy
        id="average"
        value={settings.average ?? 'micro'}
        choices={averages}
        onChange={(average) => changeSettings({ average })}
      />
      <TextRow
        id="window"
        value={settings.window?.toString() ?? ''}
        example="1500"
        meaning="cut entities every so many tokens of the key"
        check={(text) => windowSize(windowIn(text))}
        onChange={(text) => changeSettings({ window: windowIn(text) })}
      />
      <TextRow
        id="by"
        value={groupsText(by)}
        example="news=nw/*; rest=*"
        meaning="scores of groups by names of documents; or one word: folder, genre"
        check={(text) => groupRequest(partsOf(text))}
        onChange={(text) => change({ by: groupRequest(partsOf(text)) })}
      />
      <FormatChoice id="key-format" value={keyFormat} onChange={(id) => change({ keyFormat: id })} />
      <FormatChoice
        id="response-format"
        value={responseFormat}
        onChange={(id) => change({ responseFormat: id })}
      />
      <Lenient value={lenient} onChange={(value) => change({ lenient: value })} />
    </>
  );
}

/** The options that are not at their default, so that none is forgotten in the closed list. */
export function Changed() {
  const { settings, by, lenient, keyFormat, responseFormat } = options.value;
  const { metrics, filter, singletons, duplicates, unaligned, window, average } = settings;
  const changed = [
    changedText('metrics', metrics?.join(), undefined),
    changedText('filter', conditionsText(filter), ''),
    changedText('singletons', singletons, 'keep'),
    changedText('duplicates', duplicates, 'first'),
    changedText('unaligned', unaligned, 'count'),
    changedText('average', average, 'micro'),
    changedText('window', window?.toString(), undefined),
    changedText('by', groupsText(by), ''),
    changedText('key-format', keyFormat, undefined),
    changedText('response-format', responseFormat, undefined),
    lenient ? optionNames.lenient : '',
  ];
  return <ChangedTexts texts={changed} />;
}

const conditionsText = (filter: SettingsSpec['filter'] = []): string => filter.join('; ');

const groupsText = (by: PageScoreOptions['by']): string =>
  by === undefined ? '' : groupRequestTexts(by).join('; ');

const windowIn = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

const partsOf = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

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

interface FormatProps {
  readonly id: OptionId;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

const FormatChoice = ({ id: option, value = '', onChange }: FormatProps) => (
  <SelectRow
    label={optionNames[option]}
    value={value}
    choices={[['', 'detected'], ...formatChoices.value.map(([id]) => [id, id] as const)]}
    meaning={formatChoices.value.find(([id]) => id === value)?.[1] ?? 'detected for each file'}
    onChange={(id) => onChange(id === '' ? undefined : id)}
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
function TextRow({ id, value, example, meaning, check, onChange }: TextProps) {
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
