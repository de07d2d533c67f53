import type { TbfMention } from '../../formats/tbf/model.ts';
import { UsageError } from '../../problems/problem.ts';

/** An attribute of a mention that can be required to agree. */
export interface Attribute {
  readonly name: string;
  /** 0-based column of the mention line. */
  readonly column: number;
}

export const TYPE: Attribute = { name: 'type', column: 5 };
export const REALIS: Attribute = { name: 'realis', column: 6 };
export const standardAttributes: readonly Attribute[] = [TYPE, REALIS];

/** n attributes give 2ⁿ settings, each with scores of its own. */
const MAX_ATTRIBUTES = 6;

export function attributeValue({ column }: Attribute, mention: TbfMention): string {
  if (column === TYPE.column) return mention.type;
  if (column === REALIS.column) return mention.realis;
  return mention.extra[column - 7] ?? '';
}

/** Parses a list such as `type,realis,polarity=8`: known names, or NAME=COLUMN with the column counted from 1. */
export function parseAttributes(list: string): readonly Attribute[] {
  const attributes = list
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => parseAttribute(part.trim()));
  const names = new Set(attributes.map(({ name }) => name));
  if (names.size < attributes.length) throw new UsageError(`An attribute is named twice in "${list}".`);
  if (attributes.length > MAX_ATTRIBUTES) {
    throw new UsageError(`Expected at most ${MAX_ATTRIBUTES} attributes, got ${attributes.length}.`);
  }
  return attributes;
}

function parseAttribute(part: string): Attribute {
  const known = standardAttributes.find(({ name }) => name === part);
  if (known !== undefined) return known;
  const match = /^([A-Za-z][\w-]*)=(\d{1,3})$/.exec(part);
  const column = Number(match?.[2] ?? 0) - 1;
  if (match === null || column < TYPE.column) {
    throw new UsageError(
      `Unknown attribute "${part}".`,
      'Choose from: type, realis, or NAME=COLUMN for another column of the mention lines (8 is the first after realis).',
    );
  }
  return { name: match[1], column };
}

/** A set of attributes that must agree for two mentions to be mapped; the empty set compares spans only. */
export interface Setting {
  readonly name: string;
  /** Bit i is set if attribute i must agree. */
  readonly mask: number;
}

export const SPAN_SETTING = 'span';

/**
 * Every combination of the attributes, by number of attributes (TAC KBP event nugget task definition (2015), section
 * 3.1.3).
 */
export function attributeSettings(attributes: readonly Attribute[]): readonly Setting[] {
  const settings: Setting[] = [];
  for (let mask = 0; mask < 1 << attributes.length; mask++) {
    const names = attributes.filter((_, i) => (mask & (1 << i)) !== 0).map(({ name }) => name);
    settings.push({ name: names.length === 0 ? SPAN_SETTING : names.join('+'), mask });
  }
  const size = ({ mask }: Setting) => mask.toString(2).replaceAll('0', '').length;
  return settings.sort((a, b) => size(a) - size(b) || a.mask - b.mask);
}

/** How attribute values are compared: literally in the task definition (2015), in canonical form by evmeval 1.8. */
export interface ValueComparison {
  /** The form of a value that is compared and printed. */
  normal(value: string): string;
  /** A gold value, in normal form, that agrees with every system value. */
  readonly placeholder: string | undefined;
}

export const literally: ValueComparison = { normal: (value) => value, placeholder: undefined };

/** ASCII letters and digits, lower-cased: `Conflict_Attack` and `conflict attack` are equal. */
export const canonical = (value: string): string => value.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/** The same function with a cache: there are few types and very many mentions. */
export function remembered(normal: (value: string) => string): (value: string) => string {
  const known = new Map<string, string>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const made = normal(value);
    known.set(value, made);
    return made;
  };
}
