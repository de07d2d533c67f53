import { version } from '../../version.ts';
import { meaning } from './cli-page.ts';
import { exitCodes, grammarRules } from './grammar.ts';
import type { VerbCard } from './verb-cards.ts';

/** The manual page corefeval(1), in the macros of man(7). */
export function manPage(cards: readonly VerbCard[]): string {
  return `${[
    `.TH COREFEVAL 1 "" "corefeval ${version}" "User Commands"`,
    '.SH NAME',
    'corefeval \\- score, compare and understand coreference and event coreference systems',
    '.SH SYNOPSIS',
    ...cards.flatMap(({ usage }, i) => [...(i === 0 ? [] : ['.br']), `.B ${roff(usage)}`]),
    '.SH DESCRIPTION',
    ...grammarRules.flatMap((rule) => ['.PP', roff(rule)]),
    ...cards.flatMap(section),
    '.SH EXIT STATUS',
    ...exitCodes.flatMap(([code, text]) => ['.TP', `.B ${code}`, roff(text)]),
  ].join('\n')}\n`;
}

function section({ name, text, arguments: args, options, examples }: VerbCard): string[] {
  const described = args.filter((argument) => argument.text !== '');
  return [
    `.SH ${roff(name.toUpperCase())}`,
    roff(text),
    ...described.flatMap((argument) => ['.TP', `.I ${roff(argument.name)}`, roff(argument.text)]),
    ...options.flatMap((option) => ['.TP', `.B ${roff(option.flags)}`, roff(meaning(option))]),
    ...(examples.length === 0 ? [] : ['.PP', 'Examples:', '.PP', '.nf', ...examples.map(roff), '.fi']),
  ];
}

/** A line of text: backslashes, hyphens and the control characters at its beginning are escaped, backquotes are left out. */
function roff(text: string): string {
  const escaped = text.replaceAll('`', '').replaceAll('\\', '\\e').replaceAll('-', '\\-');
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}
