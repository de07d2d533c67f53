import type { Document, Mention } from '../../core/document.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from './codes.ts';

/** The fields of the mentions of a document, in the order in which they are written after the id. */
export interface Fields {
  /** The value of global.Entity. */
  readonly header: string;
  readonly hasHead: boolean;
  readonly hasMinimum: boolean;
  /** Names of attributes with fields of their own. */
  readonly names: readonly string[];
}

/** Names that have another meaning in global.Entity. */
const RESERVED_NAMES = ['eid', 'GRP', 'etype', 'entity', 'head', 'minspan', 'MIN'];

/** The fields that the mentions of a document need: those of CorefUD, and one for each other attribute. */
export function fieldsFor({ id: document, mentions }: Document, id: string, report: Report): Fields {
  const all = [...(mentions.attributes?.keys() ?? [])].filter((name) => name !== 'type' && name !== 'other');
  const names = all.filter((name) => /^\w+$/.test(name) && !RESERVED_NAMES.includes(name));
  for (const name of all.filter((other) => !names.includes(other))) {
    report(
      problem('corefud/inexpressible', `Attribute ${clip(name)} cannot be a field of CorefUD.`, {
        document,
        expected: 'a name of letters, digits and underscores',
        help: 'the attribute is left out',
      }),
    );
  }
  const hasHead = mentions.extras?.has('head') === true;
  const hasMinimum = mentions.extras?.has('minStart') === true;
  const header = [
    id,
    'etype',
    ...(hasHead ? ['head'] : []),
    ...(hasMinimum ? ['minspan'] : []),
    ...names,
    'other',
  ];
  return { header: header.join('-'), hasHead, hasMinimum, names };
}

/** The fields of a mention, without empty ones at the end. */
export function fieldsOf(mention: Mention, label: string, { hasHead, hasMinimum, names }: Fields): string {
  const { attributes, head, minStart, minEnd } = mention;
  const value = (name: string) => escaped(attributes?.get(name) ?? '');
  const fields = [
    label,
    value('type'),
    ...(hasHead ? [head === undefined ? '' : String(positionOf(mention, head) || '')] : []),
    ...(hasMinimum ? [minimumOf(mention, minStart, minEnd)] : []),
    ...names.map(value),
    value('other'),
  ];
  while (fields.at(-1) === '') fields.pop();
  return fields.join('-');
}

function minimumOf(mention: Mention, start: number | undefined, end: number | undefined): string {
  if (start === undefined || end === undefined) return '';
  const positions = Array.from({ length: Math.max(0, end - start) }, (_, i) =>
    positionOf(mention, start + i),
  );
  return positions.filter((position) => position > 0).join();
}

/** The 1-based position of a token within a mention; 0 if it is not one of its tokens. */
function positionOf({ start, end, parts = [[start, end]] }: Mention, token: number): number {
  let before = 0;
  for (const [from, to] of parts) {
    if (token >= from && token < to) return before + token - from + 1;
    before += to - from;
  }
  return 0;
}

/** A value without the characters that separate fields and brackets: they become character references. */
const escaped = (value: string): string =>
  value.replace(/[-()|\s]|&(?=#)|\p{Surrogate}/gu, (c) => `&#${c.codePointAt(0)};`);
