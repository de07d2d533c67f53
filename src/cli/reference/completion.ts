import type { OptionCard, VerbCard } from './verb-cards.ts';

/** Verbs and what may follow each of them, from which the scripts of all shells are written. */
interface Words {
  /** `nuggets score`; the empty string is the program itself. */
  readonly verb: string;
  readonly next: readonly { readonly word: string; readonly text: string }[];
  readonly options: readonly OptionCard[];
}

export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/** The script that makes a shell complete verbs, options and their values; everything else is a file. */
export function completionScript(shell: Shell, cards: readonly VerbCard[]): string {
  const words = wordsOf(cards);
  if (shell === 'fish') return fishScript(words);
  return shell === 'bash' ? bashScript(words) : zshScript(words);
}

function wordsOf(cards: readonly VerbCard[]): Words[] {
  const parents = [
    '',
    ...new Set(cards.map(({ name }) => name.split(' ').slice(0, -1).join(' ')).filter((name) => name !== '')),
  ];
  const inner = parents.map((verb) => {
    const depth = verb === '' ? 0 : verb.split(' ').length;
    const below = cards.filter(({ name }) => verb === '' || name.startsWith(`${verb} `));
    const next = new Map(below.map(({ name, text }) => [name.split(' ')[depth], text]));
    return { verb, next: Array.from(next, ([word, text]) => ({ word, text })), options: [] };
  });
  return [...inner, ...cards.map(({ name, options }) => ({ verb: name, next: [], options }))];
}

const flagsOf = ({ options }: Words): string[] =>
  options.flatMap(({ short, long }) => [short ?? [], long].flat());

/** `-f|--format`: the patterns of a shell for one option. */
const pattern = ({ short, long }: OptionCard): string => [short ?? [], long].flat().join('|');

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The verb is found in the words before the cursor; flags among them are skipped. */
function bashScript(words: readonly Words[]): string {
  const cases = words.map((entry) => {
    const values = entry.options
      .filter(({ choices }) => choices.length > 0)
      .map(
        (option) =>
          `        ${pattern(option)}) COMPREPLY=($(compgen -W ${quoted(option.choices.join(' '))} -- "$cur")); return ;;`,
      );
    const files = entry.options
      .filter(({ takesValue, choices }) => takesValue && choices.length === 0)
      .map((option) => `        ${pattern(option)}) COMPREPLY=($(compgen -f -- "$cur")); return ;;`);
    const previous = [...values, ...files];
    const list = [...entry.next.map(({ word }) => word), ...flagsOf(entry), '--help'].join(' ');
    return [
      `    ${quoted(entry.verb)})`,
      ...(previous.length === 0 ? [] : ['      case "$prev" in', ...previous, '      esac']),
      `      words=${quoted(list)} ;;`,
    ].join('\n');
  });
  return `# bash completion of corefeval: source <(corefeval completion bash)
_corefeval() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} verb= words= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$verb \${COMP_WORDS[i]}" in
${words
  .flatMap(({ verb, next }) =>
    next.map(({ word }) => `      ${quoted(`${verb} ${word}`)}) verb=${quoted(`${verb} ${word}`.trim())} ;;`),
  )
  .join('\n')}
    esac
  done
  case "$verb" in
${cases.join('\n')}
  esac
  if [[ -z $verb || $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  else
    COMPREPLY=($(compgen -W "$(printf '%s\\n' $words | grep -v '^-')" -- "$cur") $(compgen -f -- "$cur"))
  fi
}
complete -o filenames -F _corefeval corefeval
`;
}

function zshScript(words: readonly Words[]): string {
  const described = (word: string, text: string) => quoted(`${word}:${text.replaceAll(':', '\\:')}`);
  const cases = words.map((entry) => {
    const values = entry.options
      .filter(({ choices }) => choices.length > 0)
      .map(
        (option) =>
          `        ${pattern(option)}) compadd -- ${option.choices.map(quoted).join(' ')}; return ;;`,
      );
    const files = entry.options
      .filter(({ takesValue, choices }) => takesValue && choices.length === 0)
      .map((option) => `        ${pattern(option)}) _files; return ;;`);
    const previous = [...values, ...files];
    const options = entry.options.flatMap(({ short, long, text }) =>
      [short ?? [], long].flat().map((flag) => described(flag, text)),
    );
    return [
      `    ${quoted(entry.verb)})`,
      ...(previous.length === 0 ? [] : ['      case "$prev" in', ...previous, '      esac']),
      `      next=(${entry.next.map(({ word, text }) => described(word, text)).join(' ')})`,
      `      options=(${[...options, described('--help', 'show the help')].join(' ')}) ;;`,
    ].join('\n');
  });
  return `#compdef corefeval
# zsh completion of corefeval: source <(corefeval completion zsh)
_corefeval() {
  local prev=\${words[CURRENT-1]} verb= i
  local -a next options
  for ((i = 2; i < CURRENT; i++)); do
    case "$verb \${words[i]}" in
${words
  .flatMap(({ verb, next }) =>
    next.map(({ word }) => `      ${quoted(`${verb} ${word}`)}) verb=${quoted(`${verb} ${word}`.trim())} ;;`),
  )
  .join('\n')}
    esac
  done
  case "$verb" in
${cases.join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then
    _describe option options
  else
    (( \${#next} )) && _describe verb next
    [[ -n $verb ]] && _files
  fi
}
compdef _corefeval corefeval
`;
}

function fishScript(words: readonly Words[]): string {
  const lines = words.flatMap((entry) => {
    const parts = entry.verb === '' ? [] : entry.verb.split(' ');
    const seen = parts.map((part) => `__fish_seen_subcommand_from ${part}`);
    const others = entry.next.map(({ word }) => word).join(' ');
    const open = entry.next.length === 0 ? [] : [`not __fish_seen_subcommand_from ${others}`];
    const condition = `-n ${quoted([...seen, ...open].join('; and '))}`;
    return [
      ...entry.next.map(
        ({ word, text }) =>
          `complete -c corefeval ${condition} ${parts.length === 0 ? '-f ' : ''}-a ${word} -d ${quoted(text)}`,
      ),
      ...entry.options.map((option) => `complete -c corefeval ${condition} ${fishOption(option)}`),
    ];
  });
  return `# fish completion of corefeval: corefeval completion fish | source\n${lines.join('\n')}\n`;
}

function fishOption({ short, long, text, takesValue, choices }: OptionCard): string {
  const letter = short === undefined ? '' : `-s ${short.slice(1)} `;
  const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : takesValue ? ' -r' : '';
  return `${letter}-l ${long.slice(2)}${value} -d ${quoted(text)}`;
}
