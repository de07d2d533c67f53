import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersIn } from '../../agree/adjudicate/answers-file.ts';
import type { AdjudicationRule } from '../../agree/adjudicate/rows.ts';
import { problem } from '../../agree/codes.ts';
import type { WritableFormat } from '../../convert/converter.ts';
import { InputError, UsageError } from '../../problems/problem.ts';
import type { AdjudicateRequest } from '../../verbs/agree.ts';
import type { AnnotationFile } from '../../verbs/write-annotation.ts';
import { annotationOutputs, writtenAnnotation } from '../files/annotation-outputs.ts';
import { noteWritten, type OutputFile, type OutputPolicy, writeOutputs } from '../files/write-output.ts';
import { refuseTwoTargets, type TargetArguments, targetFormat } from './annotation-target.ts';

/** The options about one annotation of several, as parsed by commander. */
export interface AdjudicatingArguments extends TargetArguments {
  readonly adjudicate?: AdjudicationRule;
  readonly answers?: string;
}

/** The annotation that --adjudicate makes, and its files. */
export interface Adjudicating {
  readonly request: AdjudicateRequest;
  /** The files of the annotation, from the names that the verb gives them. */
  readonly outputs: (names: readonly string[]) => OutputFile[];
  readonly write: (files: readonly AnnotationFile[], policy: OutputPolicy) => void;
}

/** Undefined without --adjudicate; then its options are refused. */
export function adjudicating(options: AdjudicatingArguments): Adjudicating | undefined {
  const { adjudicate: rule, answers: path, to, output, outputDir } = options;
  if (rule === undefined) {
    const stray = [path && '--answers', to && '--to', outputDir && '--output-dir'].find(Boolean);
    if (stray !== undefined) throw new UsageError(`${stray} needs --adjudicate.`);
    return undefined;
  }
  refuseTwoTargets(options);
  if (output === '-')
    throw new UsageError(
      'The report goes to standard output, so the annotation needs a file.',
      'pass -o FILE',
    );
  const answers = path === undefined ? undefined : answersIn(textOf(path), path);
  if (output === undefined && outputDir === undefined) {
    if (to !== undefined) throw new UsageError('--to needs -o FILE or --output-dir DIRECTORY.');
    return { request: { rule, answers }, outputs: () => [], write: () => {} };
  }
  const target = targetFormat(options);
  const perDocument = outputDir !== undefined;
  return {
    request: { rule, answers, target: { to: target.id, perDocument } },
    ...filesAt((name) => (perDocument ? join(outputDir, name) : (output ?? '')), target, perDocument),
  };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InputError([
      problem('agree/answers', `Cannot read the file: ${(error as Error).message}.`, { file: path }),
    ]);
  }
}

const filesAt = (
  pathOf: (name: string) => string,
  target: WritableFormat,
  perDocument: boolean,
): Pick<Adjudicating, 'outputs' | 'write'> => ({
  outputs: (names) => names.flatMap((name) => annotationOutputs(pathOf(name), target, perDocument)),
  write(files, policy) {
    const outputs = files.flatMap((file) => writtenAnnotation(file, pathOf(file.name), target, perDocument));
    writeOutputs(outputs, policy);
    noteWritten(outputs.map(({ path }) => path));
  },
});
