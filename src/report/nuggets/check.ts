import { schemas } from '../../core/schemas.ts';
import type { Problem } from '../../problems/problem.ts';
import { type Paint, renderProblem, visible } from '../../problems/render.ts';
import { version } from '../../version.ts';
import { jsonText } from '../json-text.ts';
import { counted } from '../numbers.ts';
import { warningFields } from '../score/json.ts';

/** The result of checking one tbf file. */
export interface CheckedNuggets {
  readonly name: string;
  /** Numbers of documents and mentions. */
  readonly documents: number;
  readonly mentions: number;
  readonly errors: number;
  readonly problems: readonly Problem[];
  /** The number of problems, including those that were not kept. */
  readonly total: number;
}

/** The problems of a file, and a line with their numbers. */
export function nuggetCheckText(checked: CheckedNuggets, paint: Paint): string {
  const { name, documents, mentions, errors, problems, total } = checked;
  const lines = problems.map((problem) => renderProblem(problem, paint));
  if (total > problems.length) lines.push(`… and ${total - problems.length} more`);
  const notes = problems.filter(({ severity }) => severity === 'note').length;
  const found = [
    counted(errors, 'error'),
    counted(total - errors - notes, 'warning'),
    ...(notes === 0 ? [] : [counted(notes, 'note')]),
  ].join(', ');
  const read = `${counted(documents, 'document')}, ${counted(mentions, 'mention')}`;
  return `${[...lines, `${visible(name)}: ${read}: ${found}`].join('\n')}\n`;
}

export const nuggetCheckJson = (files: readonly CheckedNuggets[]): string =>
  jsonText({
    schema: schemas.nuggetsCheck,
    version,
    files: files.map(({ name, documents, mentions, errors, problems }) => ({
      file: name,
      documents,
      mentions,
      errors,
      problems: problems.map((problem) => ({
        severity: problem.severity,
        ...warningFields(problem),
        expected: problem.expected,
      })),
    })),
  });
