import type { OptionCard, VerbCard } from './verb-cards.ts';

/** Verbs and what may follow each of them, from which the scripts of all shells are written. */
interface Words {
  /** `nuggets score`; the empty string is the program itself. */
  readonly verb: string;
  readonly next: readonly { readonly word: string; readonly text: string }[];
  readonly options: readonly OptionCard[];
  /** Whether `next` are values of an argument, not verbs. */
  readonly isLast?: boolean;
}

export const shells = ['bash', 'zsh', 'fish'] as const;

export type ShellName = (typeof shells)[number];

/** The script that makes a shell complete verbs, options and their values; everything else is a file. */
export function completionScript(shell: ShellName, cards: readonly VerbCard[]): string {
  const words = completionWords(cards);
  if (shell === 'fish') return fishScript(words);
  return shell === 'bash' ? bashScript(words) : zshScript(words);
}

function completionWords(cards: readonly VerbCard[]): Words[] {
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
  return [
    ...inner,
    ...cards.map(({ name, options, arguments: all }) => ({
      verb: name,
      next: all.flatMap(({ choices, text }) => choices.map((word) => ({ word, text }))),
      options,
      isLast: true,
    })),
  ];
}

const flagsOf = ({ options }: Words): string[] =>
  options.flatMap(({ short, long }) => [short ?? [], long].flat());

/** `-f|--format`: the patterns of a shell for one option. */
const pattern = ({ short, long }: OptionCard): string => [short ?? [], long].flat().join('|');

/** ` nuggets`, `nuggets score`: a verb and the next word, with which a script finds the verb in the words before the cursor. */
const verbPaths = (words: readonly Words[]): string[] =>
  words.flatMap(({ verb, next, isLast }) => (isLast ? [] : next.map(({ word }) => `${verb} ${word}`)));

/** Whether arguments are files: not after a verb that has verbs, or whose argument is one of a list. */
const takesFiles = ({ next }: Words): boolean => next.length === 0;

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
      .map((option) => `        ${pattern(option)}) words= files=1 ;;`);
    const previous = [...values, ...files];
    const list = [...entry.next.map(({ word }) => word), ...flagsOf(entry), '--help'].join(' ');
    return [
      `    ${quoted(entry.verb)})`,
      `      words=${quoted(list)} files=${takesFiles(entry) ? 1 : ''}`,
      ...(previous.length === 0 ? [] : ['      case "$prev" in', ...previous, '      esac']),
      '      ;;',
    ].join('\n');
  });
  return `# bash completion of corefeval: source <(corefeval completion bash)
_corefeval() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} verb= words= files= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$verb \${COMP_WORDS[i]}" in
${verbPaths(words)
  .map((path) => `      ${quoted(path)}) verb=${quoted(path.trim())} ;;`)
  .join('\n')}
    esac
  done
  case "$verb" in
${cases.join('\n')}
  esac
  if [[ -z $files || $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
  else
    local IFS=$'\\n' # a file name may contain blanks
    COMPREPLY=($(compgen -f -- "$cur"))
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
      ...(takesFiles(entry) ? ['      files=1'] : []),
      `      next=(${entry.next.map(({ word, text }) => described(word, text)).join(' ')})`,
      `      options=(${[...options, described('--help', 'show the help')].join(' ')}) ;;`,
    ].join('\n');
  });
  return `#compdef corefeval
# zsh completion of corefeval: source <(corefeval completion zsh)
_corefeval() {
  local prev=\${words[CURRENT-1]} verb= files= i
  local -a next options
  for ((i = 2; i < CURRENT; i++)); do
    case "$verb \${words[i]}" in
${verbPaths(words)
  .map((path) => `      ${quoted(path)}) verb=${quoted(path.trim())} ;;`)
  .join('\n')}
    esac
  done
  case "$verb" in
${cases.join('\n')}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then
    _describe option options
  else
    (( \${#next} )) && _describe word next
    [[ -n $files ]] && { compset -P '*='; _files } # NAME=PATH
  fi
}
compdef _corefeval corefeval
`;
}

/** fish has no function for verbs of verbs: the script defines one that finds the verb. */
function fishScript(words: readonly Words[]): string {
  const lines = words.flatMap((entry) => {
    const { verb, next, options } = entry;
    const command = `complete -c corefeval -n ${quoted(`__corefeval_at ${quoted(verb)}`)}`;
    const noFiles = takesFiles(entry) ? '' : '-f ';
    return [
      ...next.map(({ word, text }) => `${command} ${noFiles}-a ${word} -d ${quoted(text)}`),
      ...options.map((option) => `${command} ${fishOption(option)}`),
    ];
  });
  return `# fish completion of corefeval: corefeval completion fish | source
function __corefeval_at
  set -l verb ''
  for word in (commandline -opc)
    switch "$verb $word"
${verbPaths(words)
  .map((path) => `      case ${quoted(path)}\n        set verb ${quoted(path.trim())}`)
  .join('\n')}
    end
  end
  test "$verb" = "$argv[1]"
end
${lines.join('\n')}
`;
}

function fishOption({ short, long, text, takesValue, choices }: OptionCard): string {
  const letter = short === undefined ? '' : `-s ${short.slice(1)} `;
  const value = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : takesValue ? ' -r' : '';
  return `${letter}-l ${long.slice(2)}${value} -d ${quoted(text)}`;
}
