import type { CheckedCorpus } from '../../check/corpus-check.ts';
import { originText } from '../../evaluate/origin.ts';
import { type Paint, plain, renderProblem, visible } from '../../problems/render.ts';
import { counted, grouped, textLength } from '../numbers.ts';
import { type CheckReport, type CodeCount, type FixedFile, totals } from './report.ts';

/** Problems, then the corpora, the codes with their numbers, and a line with the totals. With `quiet` only errors are listed. */
export function checkText(report: CheckReport, paint: Paint = plain, { quiet = false } = {}): string {
  const { problems, corpora, codes } = report;
  const shown = problems.filter(({ severity }) => !quiet || severity === 'error');
  const { error, warning, note } = totals(report);
  const blocks = [
    shown.map((problem) => renderProblem(problem, paint)),
    corpora.map(corpusLine),
    codes.length === 0 ? [] : codeLines(codes),
    (report.fixed ?? []).map(fixedLine),
    [`corefeval check: ${counted(error, 'error')}, ${counted(warning, 'warning')}, ${counted(note, 'note')}`],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function corpusLine({ path, side, origins, ...profile }: CheckedCorpus): string {
  const { documents, mentions, entities, singletons, fingerprint } = profile;
  const name = `${side === undefined ? '' : `${side} `}${visible(path)}`;
  if (documents === 0) return `${name}: nothing was read`;
  const sizes = [
    counted(documents, 'document'),
    textLength(profile),
    counted(mentions, 'mention'),
    counted(entities, 'entity', 'entities'),
    counted(singletons, 'singleton'),
  ];
  return `${name}: ${sizes.join(', ')}; ${origins.map(originText).join('; ')}; fingerprint ${fingerprint}`;
}

function fixedLine({ file, output, repairs }: FixedFile): string {
  const changes = Array.from(repairs, ([policy, count]) => `${policy} ${counted(count, 'mention')}`);
  return `fixed ${visible(file)}: ${changes.join(', ') || 'no mention changed'}; written to ${visible(output)}`;
}

/** A table of codes: number, severity, code, meaning. */
function codeLines(codes: readonly CodeCount[]): string[] {
  const width = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const numbers = codes.map(({ count }) => grouped(count));
  const [first, second, third] = [
    numbers,
    codes.map(({ severity }) => severity),
    codes.map(({ code }) => code),
  ].map(width);
  return codes.map(({ severity, code, summary }, i) =>
    [numbers[i].padStart(first), severity.padEnd(second), code.padEnd(third), summary].join('  '),
  );
}
