import type { Document } from '../../src/core/document.ts';
import { corefud } from '../../src/formats/corefud/corefud.ts';
import type { Format } from '../../src/formats/index.ts';
import { brackets, crac25, markdown, mTags } from '../../src/formats/inline/inline.ts';
import { strings } from '../../src/formats/strings/strings.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { partitionOf } from '../../test/support/document-arbitraries.ts';
import { encode } from '../../test/support/mutate.ts';
import { bitsOf, spoil } from '../draw.ts';
import { ensure, ensureSame, type Target } from '../target.ts';

/** A reader of text files with an example, the pieces that are inserted into it, and companion files. */
interface Seed {
  readonly format: Format;
  readonly text: string;
  readonly bits: readonly Uint8Array[];
  readonly companions?: Readonly<Record<string, string>>;
}

const conllu = (...lines: string[]): string =>
  lines.map((line) => line.replace(' ', '\t').replace(' ', '\t_\t_\t_\t_\t_\t_\t_\t')).join('\n');

const seeds: readonly Seed[] = [
  {
    format: corefud,
    text: conllu(
      ...['# newdoc', '# global.Entity = eid-etype-head-minspan-other', '# sent_id = 1'],
      ...[
        '1 The Entity=(e1-org-2-',
        '2-3 x _',
        '2 firm Entity=e1)|SpaceAfter=No',
        '3 x _',
        '3.1 _ Entity=(e1--1-1-a:b)',
      ],
      ...[
        '',
        '1 a Entity=(e2[1/2]--1',
        '2 few Entity=e2[1/2])',
        '3 it Entity=(e1-org-1-)(e4-x',
        '4 of Entity=(e2[2/2]--1)',
      ],
      ...[
        '5 them Entity=(e3-person-1-)e4)|SplitAnte=e1<e3,e2<e3|Bridge=e1<e3:part',
        '',
        '# newdoc id = b',
        '1 x Entity=(1)',
        '',
      ],
    ),
    bits: bitsOf(
      ...[
        'Entity=',
        '(e1-',
        'e1)',
        '(e2[1/3]--1',
        'e2[1/2])',
        '|',
        '-',
        '[',
        '[1/1]',
        '[0/0]',
        '[2/1]',
        '# newdoc\n',
        '&#45;',
      ],
      ...[
        '1.1\t_\t_\t_\t_\t_\t_\t_\t_\t_\n',
        '# global.Entity = GRP\n',
        'Bridge=e1<e1',
        'SplitAnte=',
        'ClusterId=',
        '()',
      ],
    ),
  },
];

/** Marks of every style of marked text, and what they may be mistaken for. */
const marks = bitsOf(
  ...[
    '[',
    ']',
    '](#1)',
    '](#',
    '(#)',
    '[[',
    '[1 ',
    ' ]',
    '[1]',
    '<m>',
    '</m>',
    '</m>#1',
    '| 1 </m>',
    '</z>@1',
  ],
  ...[
    '|',
    '|[e1',
    '|e1]',
    '|[e1]',
    ',[e2',
    '##',
    ' ## ',
    '\n',
    '\t',
    '"',
    '[["',
    '{"a": ["',
    '"], "',
    '__proto__',
  ],
);

const marked: readonly Seed[] = [
  {
    format: markdown,
    text: '[Tom](#c_0) met [[his](#c_0) old boss](#c_1) [1] .\n[He](#c_0) left [her](#)\n',
    bits: marks,
  },
  {
    format: mTags,
    text: '<m>Tom</m>#0 met <m> <m> his | 0 </m> boss | 1 </m> .\n<m>He</m>#0 </z>@1 left',
    bits: marks,
  },
  { format: brackets, text: '[1 Tom ] met [2 [1 his ] boss ] [sic] .\n[1 He ] left', bits: marks },
  { format: crac25, text: 'Los|[e1 de el Espanyol|[e2],e1] a|b ##|[e1] .\nUno|[e1] dos\n', bits: marks },
  {
    format: strings,
    text: '{"id": "a", "clusters": [["Tom", "he"], ["it"]]}\n{"A": ["x"], "__proto__": ["y"]}\n',
    bits: marks,
  },
];

/** A document is sound: spans are within it and not empty, entities exist, heads are within their mentions. */
function checkDocument({ mentions, length, entities, relations = [], tokens }: Document): void {
  for (const { start, end, entity, parts = [[start, end]], head = start } of mentions) {
    ensure(
      start >= 0 && end > start && end <= length,
      'a span is within the document',
      () => `${start} ${end} ${length}`,
    );
    ensure(entity >= 0 && entity < entities.length, 'the entity of a mention exists', () => String(entity));
    ensure(head >= start && head < end, 'a head is within its mention', () => `${head} ${start} ${end}`);
    let last = -1;
    for (const [from, to] of parts) {
      ensure(from > last && to > from, 'parts are in order, with gaps between them', () =>
        JSON.stringify(parts),
      );
      last = to;
    }
    ensure(parts[0][0] === start && last === end, 'the hull of the parts is the span', () =>
      JSON.stringify(parts),
    );
  }
  for (const { from, to } of relations)
    ensure(
      [from, ...to].every((entity) => entity >= 0 && entity < entities.length),
      'relations are between entities',
    );
  for (let i = 0; i < (tokens?.length ?? 0); i++) tokens?.at(i);
}

const target = ({ format, text, bits, companions = {} }: Seed): Target => ({
  id: format.id,
  promise:
    'is read without a crash to sound documents, the same whenever it is read, and what is written comes back',
  generate: (random) => ({
    files: {
      f: spoil(text, random, bits),
      ...Object.fromEntries(
        Object.entries(companions).map(([name, content]) => [name, spoil(content, random)]),
      ),
    },
    args: [],
  }),
  check({ files: { f = new Uint8Array(), ...others } }) {
    format.detect(f);
    const read = (bytes: Uint8Array, beside = others) => {
      const problems: Problem[] = [];
      const source = { name: 'f', bytes, companions: new Map(Object.entries(beside)) };
      return { documents: [...format.read(source, (entry) => problems.push(entry))], problems };
    };
    const { documents, problems } = read(f);
    for (const document of documents) checkDocument(document);
    for (const { line = 1, column = 1 } of problems)
      ensure(line >= 1 && column >= 1, 'places are counted from 1');
    let losses = 0;
    const written = format.write(documents, () => losses++);
    if (losses > 0 || problems.length > 0) return;
    const again = read(encode(written), {});
    ensureSame(
      again.documents.map((document) => partitionOf(document)),
      documents.map((document) => partitionOf(document)),
      'what is written comes back',
    );
  },
});

/** A target for each reader of text files. */
export const textFormats: readonly Target[] = [...seeds, ...marked].map(target);
