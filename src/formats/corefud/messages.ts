import { clip } from '../../problems/clip.ts';
import type { ProblemDetails } from '../../problems/problem.ts';
import { DEFAULT_HEADER, type EntityHeader } from './header.ts';
import type { Complaint, Opening } from './mention-reader.ts';

/** The text of a problem, and what else it says besides its place. */
export type Message = readonly [message: string, details: ProblemDetails];

export const noIdField = (value: string): Message => [
  `"${clip(value)}" has no field for the entity.`,
  {
    expected: 'eid or GRP among the fields of global.Entity',
    help: 'correct the line "# global.Entity = …"; --lenient takes the first field as the id',
  },
];

export const noHeader = (): Message => [
  'No line says which fields a mention has.',
  {
    expected: `"# global.Entity = ${DEFAULT_HEADER}" at the start of the file`,
    help: `the fields are taken to be ${DEFAULT_HEADER}`,
  },
];

export const noToken = (isShort: boolean): Message => [
  isShort ? 'A token line has fewer than ten columns.' : 'The first column is not the id of a token.',
  {
    expected:
      'ten columns with TABs between them, the first 3, 3-4 (a multiword token) or 3.1 (an empty node)',
    help: 'correct the line, or pass --lenient to skip it',
  },
];

export const rangeWithEntity = (): Message => [
  'A multiword token has an Entity value, which is not read.',
  { expected: 'Entity at one of its words' },
];

export const oldAnnotation = (): Message => [
  'The annotation is that of CorefUD 0.x (ClusterId, MentionSpan).',
  {
    expected: 'Entity=(e1-person-1-)',
    help: 'convert the file with udapi: udapy read.OldCorefUD … write.Conllu',
  },
];

export const noMention = (piece: string): Message => [
  `"${clip(piece)}" is not a mention.`,
  {
    expected: '"(e1-person-1-", "(e1-person-1-)" or "e1)"',
    help: 'correct the value, or pass --lenient to ignore this piece',
  },
];

export const tooManyFields = (count: number, { names }: EntityHeader): Message => [
  `A mention has ${count} fields, but global.Entity names ${names.length}.`,
  {
    expected: clip(names.join('-')),
    help: 'a hyphen inside a field is written &#45; and an id must not have one; --lenient ignores the last fields',
  },
];

export const unopened = (label: string): Message => [
  `Entity ${clip(label)} is closed here, but no mention of it is open.`,
  {
    expected: `"(${clip(label)}-…" at this word or earlier in the document`,
    help: 'fix the bracket, or pass --lenient to ignore it',
  },
];

const NO_LINK_HELP = 'the link is not read; scores of identity do not depend on it';

export const noLink = (piece: string): Message => [
  `"${clip(piece)}" is not a link between entities.`,
  { expected: 'e1<e2, with ":" and a relation after it for Bridge', help: NO_LINK_HELP },
];

export const unknownEntity = (type: string, label: string): Message => [
  `A link ${clip(type)} names entity ${clip(label)}, which has no mention.`,
  { help: NO_LINK_HELP },
];

/** What is wrong with a mention that was opened. */
export const complaints: Readonly<Record<Complaint, (opening: Opening) => Message>> = {
  unclosed: ({ label }) => [
    `A mention of entity ${clip(label)} is opened here and never closed.`,
    {
      expected: `"${clip(label)})" at a later word of the document`,
      help: 'fix the bracket, or pass --lenient to drop this mention',
    },
  ],
  part: ({ label }) => [
    `A part of mention ${clip(label)} has no other parts before or after it.`,
    {
      expected: 'parts [1/n] to [n/n], in order',
      help: 'add the missing parts, or pass --lenient to read the other parts',
    },
  ],
  head: ({ label, fields, header }) => {
    const said = [header.head, header.minimum].flatMap((i) => fields[i] ?? []).join(' ');
    return [
      `The head of a mention of entity ${clip(label)} is not one of its words: ${clip(said)}.`,
      {
        expected: 'the number of a word within the mention, from 1',
        help: 'the mention is read without a head',
      },
    ];
  },
};
