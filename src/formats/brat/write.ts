import type { Span } from '../../core/document.ts';
import { oneLine } from '../text-lines.ts';

/** An event as three lines of a brat file: trigger, event and realis. */
export interface EventLines {
  /** `E` and a number. */
  readonly id: string;
  readonly type: string;
  /** In code points. */
  readonly fragments: readonly Span[];
  readonly text: string;
  /** Absent where the value is not known. */
  readonly realis: string | undefined;
}

export interface RelationLine {
  readonly id: string;
  readonly name: string;
  readonly args: readonly [string, string];
}

/** The name of a type as brat allows it. */
export const typeName = (type: string): string => relationName(type).replaceAll(':', '_');

/** The name of a relation as brat allows it. */
export const relationName = (name: string): string => (name === '' ? '_' : name.replace(/\r\n|\s/g, '_'));

/** Writes brat standoff annotation: the lines of each event together, then the relations. */
export function writeBrat(events: readonly EventLines[], relations: readonly RelationLine[]): string {
  const lines = events.flatMap(({ id, type, fragments, text, realis }, index) => {
    const number = index + 1;
    const offsets = fragments.map(([start, end]) => `${start} ${end}`).join(';');
    const name = typeName(type);
    return [
      `T${number}\t${name} ${offsets}\t${oneLine(text)}`,
      `${id}\t${name}:T${number}`,
      ...(realis === undefined ? [] : [`A${number}\tRealis ${id} ${oneLine(realis)}`]),
    ];
  });
  for (const { id, name, args } of relations) {
    lines.push(`${id}\t${relationName(name)} Arg1:${args[0]} Arg2:${args[1]}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}
