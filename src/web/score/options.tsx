/** How the files are scored; the same choices as the options of `corefeval score`. */
import { parseCondition } from '../../core/conditions/condition.ts';
import { groupRequest, groupRequestTexts } from '../../evaluate/group-request.ts';
import {
  averages,
  duplicatePolicies,
  type SettingsSpec,
  singletonPolicies,
  unalignedPolicies,
} from '../../evaluate/index.ts';
import { scopes } from '../../evaluate/scope.ts';
import { windowSize } from '../../evaluate/window-option.ts';
import { type MatcherId, matchers } from '../../matching/index.ts';
import type { PageScoreOptions } from './messages.ts';
import { ChangedTexts, changedText, Lenient, Policy, SelectRow, TextRow } from './option-rows.tsx';
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

/** The words of the matchers about themselves. */
const MATCH_CHOICES = Object.fromEntries(matchers.map(({ id, summary }) => [id, summary])) as Readonly<
  Record<MatcherId, string>
>;

const ZERO_CHOICES = {
  linear: 'empty nodes are matched as words, by sentence and id',
  dependent: 'empty nodes are matched by their enhanced dependencies first, so zeros that moved are found',
} as const;

/** The page chooses by name. */
const zerosChoice = ({ zeros }: SettingsSpec) => zeros as keyof typeof ZERO_CHOICES | undefined;

const TOPIC_CHOICES = {
  detected: 'by names of ECB+ or by folders, if the key has them',
  ecb: 'the number at the beginning of a name: 36_1ecb is in topic 36',
  'ecb-subtopic': 'the number and the kind: 36_1ecb is in 36ecb, 36_1ecbplus in 36ecbplus',
  folder: 'the folders of the key',
} as const;

export function Choices() {
  const { settings, by, lenient, topics, keyFormat, responseFormat } = options.value;
  const { scope = 'document' } = settings;
  return (
    <>
      <Policy
        id="metrics"
        value={settings.metrics?.[0] ?? 'standard'}
        choices={METRIC_CHOICES}
        onChange={(name) => changeSettings({ metrics: name === 'standard' ? undefined : [name] })}
      />
      <Policy
        id="match"
        value={settings.match ?? 'exact'}
        choices={MATCH_CHOICES}
        onChange={(match) => changeSettings({ match })}
      />
      <Policy
        id="zeros"
        value={zerosChoice(settings) ?? 'linear'}
        choices={ZERO_CHOICES}
        onChange={(zeros) => changeSettings({ zeros })}
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
      <Policy
        id="scope"
        value={scope}
        choices={scopes}
        onChange={(unit) => {
          change({
            settings: { ...settings, scope: unit },
            ...(unit === 'document' ? { topics: undefined } : {}),
          });
        }}
      />
      {scope === 'document' ? null : (
        <Policy
          id="topics"
          value={(topics ?? 'detected') as keyof typeof TOPIC_CHOICES}
          choices={TOPIC_CHOICES}
          onChange={(how) => change({ topics: how === 'detected' ? undefined : how })}
        />
      )}
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
  const { settings, by, lenient, topics, keyFormat, responseFormat } = options.value;
  const { metrics, match, filter, singletons, duplicates, unaligned, scope, window, average } = settings;
  const changed = [
    changedText('metrics', metrics?.join(), undefined),
    changedText('match', match, 'exact'),
    changedText('zeros', zerosChoice(settings), 'linear'),
    changedText('filter', conditionsText(filter), ''),
    changedText('singletons', singletons, 'keep'),
    changedText('duplicates', duplicates, 'first'),
    changedText('unaligned', unaligned, 'count'),
    changedText('average', average, 'micro'),
    changedText('scope', scope, 'document'),
    changedText('topics', topics, undefined),
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
