/** Completion in the shells themselves, where they are installed: what a line becomes when Tab is pressed. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

const shells = ['bash', 'zsh', 'fish'] as const;
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

beforeAll(() => {
  for (const name of ['key.conll', 'my file.tbf', 'zebra']) place.write(name, '');
  for (const shell of shells) place.write(`script.${shell}`, place.run(['completion', shell]).stdout);
});

/** Lines that can be completed in one way only. */
const lines: readonly (readonly [line: string, completed: string])[] = [
  ['ana', 'analyze'],
  ['nuggets sc', 'nuggets score'],
  ['nuggets score --prof', 'nuggets score --profile'],
  ['score --per-d', 'score --per-document'],
  ['score --average mac', 'score --average macro'],
  ['score -f corefu', 'score -f corefud'],
  ['score key.conll --format corefu', 'score key.conll --format corefud'],
  ['convert key.conll --to jsonl', 'convert key.conll --to jsonlines'],
  ['completion z', 'completion zsh'],
  ['score k', 'score key.conll'],
  ['score key.conll -o k', 'score key.conll -o key.conll'],
  ['score key.conll ours=k', 'score key.conll ours=key.conll'],
  // Options of other verbs are not offered: these stay as they are.
  ['nuggets score --metri', 'nuggets score --metri'],
  ['score --prof', 'score --prof'],
];

/** The candidates of bash for the last word; `=` separates words there. */
function inBash(line: string): string {
  const words = line.split(/ |(=)/).filter((word) => word !== undefined);
  const list = words.map((word) => `'${word}'`).join(' ');
  const { code, stdout, stderr } = place.shell(
    `source script.bash; COMP_WORDS=(corefeval ${list}); COMP_CWORD=${words.length}; _corefeval; printf '%s\\n' "\${COMPREPLY[@]}"`,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const last = words.at(-1) as string;
  return line.slice(0, line.length - last.length) + (stdout.trimEnd() || last);
}

function inFish(line: string): string {
  const script = `source script.fish; complete -C ${JSON.stringify(`corefeval ${line}`)}`;
  const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', script], {
    cwd: place.folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const found = stdout.trimEnd().split('\n').join(' or ').replace(/\t.*/, '');
  return `${line.split(' ').slice(0, -1).join(' ')} ${found || line.split(' ').at(-1)}`.trim();
}

/** Types into a zsh on a terminal of its own, presses Tab, and then a key that writes the line to a file. */
const zshTyping = `
zmodload zsh/zpty; zpty z zsh -f -i
zpty -w z 'PROMPT=; unsetopt beep; autoload -Uz compinit; compinit -u -D; source ./script.zsh
  shown() { print -r -- "$BUFFER" > line; BUFFER= }; zle -N shown; bindkey "^X" shown; print > ready'
until [[ -e ready ]]; do sleep 0.05; done
while IFS= read -r typed; do
  rm -f line; zpty -w -n z "corefeval $typed"$'\\t\\x18'
  until [[ -s line ]]; do sleep 0.05; done
  print -r -- "$(<line)"
done`;

function inZsh(all: readonly string[]): string[] {
  const { stdout } = spawnSync('zsh', ['-f', '-c', zshTyping], {
    cwd: place.folder,
    input: `${all.join('\n')}\n`,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return stdout.split('\n').map((line) => line.replace(/^corefeval /, '').trimEnd());
}

describe.runIf(has('bash'))('bash', () => {
  it.each(lines)('completes %s', (line, completed) => expect(inBash(line)).toBe(completed));

  it('keeps file names with blanks together', () =>
    expect(inBash('nuggets score m')).toBe('nuggets score my file.tbf'));
});

describe.runIf(has('fish'))('fish', () => {
  it.each(lines)('completes %s', (line, completed) => expect(inFish(line)).toBe(completed));
});

describe.runIf(has('zsh'))('zsh', () => {
  it('completes all of them', () => {
    const found = inZsh(lines.map(([line]) => line));
    expect(lines.map(([line], i) => [line, found[i]])).toEqual(lines);
  });
});

it.each(shells)('the script of %s has every verb and flag', (shell) => {
  const { code, stdout } = place.run(['completion', shell]);
  expect(code).toBe(0);
  for (const word of ['nuggets', 'per-document', 'output-dir']) expect(stdout).toContain(word);
});
