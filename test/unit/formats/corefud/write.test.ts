import { expect, it } from 'vitest';
import { Mentions } from '../../../../src/core/mentions.ts';
import { corefud } from '../../../../src/formats/corefud/corefud.ts';
import { readText, spansOf, writeText } from '../../../support/read-text.ts';

const EXAMPLE = `# newdoc id = d
# global.Entity = eid-etype-head-other
# sent_id = d-s1
1\tThe\t_\t_\t_\t_\t0\troot\t_\tEntity=(e1-org-2
2\tfirm\t_\t_\t_\t_\t1\tdep\t_\tEntity=e1)
2.1\t_\t_\t_\t_\t_\t_\t_\t2:dep\tEntity=(e1--1)
3\ta\t_\t_\t_\t_\t1\tdep\t_\tBridge=e1<e2:part|Entity=(e2[1/2]--1)

# sent_id = d-s2
1\tx\t_\t_\t_\t_\t0\troot\t_\tEntity=(e1)
2\tb\t_\t_\t_\t_\t1\tdep\t_\tEntity=(e2[2/2]--1)

`;

it('writes what it reads', () => {
  const { documents, messages } = readText(corefud, EXAMPLE);
  expect(messages).toEqual([]);
  expect(writeText(corefud, ...documents)).toMatchObject({
    text: EXAMPLE,
    codes: ['corefud/cross-sentence'],
  });
});

it('writes GRP where two documents use the same label', () => {
  const [one] = readText(corefud, EXAMPLE).documents;
  expect(writeText(corefud, one, { ...one, id: 'e' }).text).toContain(
    '# global.Entity = GRP-etype-head-other\n',
  );
});

it('replaces labels that brackets cannot hold', () => {
  const [one] = readText(corefud, EXAMPLE).documents;
  const { text } = writeText(corefud, { ...one, entities: ['person-1', 'x'] });
  expect(spansOf(readText(corefud, text).documents[0])).toEqual(spansOf(one));
});

it('reports mentions that come back changed, and relations that CorefUD lacks', () => {
  const [one] = readText(corefud, EXAMPLE).documents;
  const crossing = [
    { start: 0, end: 3, entity: 0 },
    { start: 1, end: 4, entity: 0 },
  ];
  const { codes } = writeText(corefud, { ...one, mentions: Mentions.of(crossing), relations: [] });
  expect(codes).toEqual(['corefud/crossing']);
  const other = { ...one, relations: [{ type: 'appos', from: 0, to: [1] }] };
  expect(writeText(corefud, other).messages[0]).toContain('A relation appos cannot be written as CorefUD.');
});
