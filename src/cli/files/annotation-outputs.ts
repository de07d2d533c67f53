import type { FileContent, WritableFormat } from '../../convert/converter.ts';
import { companionPath } from '../../formats/companions.ts';
import { annotation } from './output-kinds.ts';
import type { OutputFile, WrittenOutput } from './write-output.ts';

/** The files of one output: the annotation, and the companion file of a format that has one. */
export function annotationOutputs(path: string, target: WritableFormat, makesFolder: boolean): OutputFile[] {
  const [companion] = target.companions;
  const paths =
    target.writeCompanion === undefined || companion === undefined
      ? [path]
      : [path, companionPath(path, companion.extension)];
  return paths.map((each) => ({ path: each, kind: annotation, makesFolder }));
}

/** The same with their content. */
export const writtenAnnotation = (
  { content, companion }: FileContent,
  path: string,
  target: WritableFormat,
  makesFolder: boolean,
): WrittenOutput[] =>
  annotationOutputs(path, target, makesFolder).flatMap((output, i) => {
    const part = i === 0 ? content : companion;
    return part === undefined ? [] : [{ ...output, content: part }];
  });
