/** How the files are scored; the same choices as the options of `corefeval score`, which name them. */
import { averages, duplicatePolicies, type SettingsSpec, singletonPolicies } from '../../evaluate/index.ts';
import { formats, options } from './desk.ts';
import type { ScoreOptions } from './messages.ts';

const change = (changes: Partial<ScoreOptions>) => {
  options.value = { ...options.value, ...changes };
};

const changeSettings = (changes: SettingsSpec) => {
  change({ settings: { ...options.value.settings, ...changes } });
};

const METRICS = {
  standard: 'mentions, MUC, B³, CEAFm, CEAFe, BLANC, LEA',
  all: 'historical variants, pairwise F₁, Rand and ARI, too',
} as const;

export function Choices() {
  const { settings, lenient, keyFormat, responseFormat } = options.value;
  return (
    <>
      <Policy
        flag="metrics"
        value={settings.metrics?.[0] ?? 'standard'}
        choices={METRICS}
        onChange={(name) => changeSettings({ metrics: name === 'standard' ? undefined : [name] })}
      />
      <Policy
        flag="singletons"
        value={settings.singletons ?? 'keep'}
        choices={singletonPolicies}
        onChange={(singletons) => changeSettings({ singletons })}
      />
      <Policy
        flag="duplicates"
        value={settings.duplicates ?? 'first'}
        choices={duplicatePolicies}
        onChange={(duplicates) => changeSettings({ duplicates })}
      />
      <Policy
        flag="average"
        value={settings.average ?? 'micro'}
        choices={averages}
        onChange={(average) => changeSettings({ average })}
      />
      <FormatChoice flag="key-format" value={keyFormat} onChange={(id) => change({ keyFormat: id })} />
      <FormatChoice
        flag="response-format"
        value={responseFormat}
        onChange={(id) => change({ responseFormat: id })}
      />
      <Lenient value={lenient} onChange={(value) => change({ lenient: value })} />
    </>
  );
}

/** The options that are not at their default, so that none is forgotten in the closed list. */
export function Changed() {
  const { settings, lenient, keyFormat, responseFormat } = options.value;
  const { metrics, singletons, duplicates, average } = settings;
  const changed = [
    metrics === undefined ? '' : `--metrics ${metrics.join()}`,
    singletons === undefined || singletons === 'keep' ? '' : `--singletons ${singletons}`,
    duplicates === undefined || duplicates === 'first' ? '' : `--duplicates ${duplicates}`,
    average === undefined || average === 'micro' ? '' : `--average ${average}`,
    keyFormat === undefined ? '' : `--key-format ${keyFormat}`,
    responseFormat === undefined ? '' : `--response-format ${responseFormat}`,
    lenient ? '--lenient' : '',
  ].filter((text) => text !== '');
  return <code class="soft">{changed.join(' ')}</code>;
}

interface LenientProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export const Lenient = ({ value, onChange }: LenientProps) => (
  <label class="option check">
    <code>--lenient</code>
    <span>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />{' '}
      <span class="soft">skip what is broken in a file, with a warning, where that is possible</span>
    </span>
  </label>
);

interface PolicyProps<Id extends string> {
  readonly flag: string;
  readonly value: Id;
  readonly choices: Readonly<Record<Id, string>>;
  readonly onChange: (id: Id) => void;
}

export const Policy = <Id extends string>({ flag, value, choices, onChange }: PolicyProps<Id>) => (
  <SelectRow
    flag={flag}
    value={value}
    choices={(Object.keys(choices) as Id[]).map((id) => [id, id])}
    meaning={choices[value]}
    onChange={(id) => onChange(id as Id)}
  />
);

interface FormatProps {
  readonly flag: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

const FormatChoice = ({ flag, value = '', onChange }: FormatProps) => (
  <SelectRow
    flag={flag}
    value={value}
    choices={[['', 'detected'], ...formats.value.map(([id]) => [id, id] as const)]}
    meaning={formats.value.find(([id]) => id === value)?.[1] ?? 'found out from each file'}
    onChange={(id) => onChange(id === '' ? undefined : id)}
  />
);

interface SelectProps {
  /** The option of the command line. */
  readonly flag?: string;
  /** The name of a choice that is not an option there. */
  readonly label?: string;
  readonly value: string;
  readonly choices: readonly (readonly [id: string, text: string])[];
  /** What the chosen value means. */
  readonly meaning: string;
  readonly onChange: (id: string) => void;
}

export function SelectRow({ flag, label, value, choices, meaning, onChange }: SelectProps) {
  return (
    <label class="option">
      {flag === undefined ? <span>{label}</span> : <code>--{flag}</code>}
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
