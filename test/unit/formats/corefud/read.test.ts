import { describe, expect, it } from 'vitest';
import { corefud } from '../../../../src/formats/corefud/corefud.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { corefudDocument as document, corefudTokens as tokens } from '../../../support/corefud.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const read = (header: string, ...lines: string[]) => readText(corefud, document(header, ...lines));

const STANDARD = 'eid-etype-head-other';

describe('the reader of CorefUD', () => {
  it('reads the example of the documentation', () => {
    const { documents, messages } = read(
      STANDARD,
      '1 The Entity=(e1-org-2-',
      '2 firm Entity=e1)|SpaceAfter=No',
      '3 says',
      '3.1 _ Entity=(e1--1-)',

      '4 a Entity=(e2[1/2]--1',
      '5 few Entity=e2[1/2])',
      '6 it Entity=(e1-org-1-)',
      '7 of Entity=(e2[2/2]--1',
      '8 them Entity=(e3-person-1-)e2[2/2])|SplitAnte=e1<e3,e2<e3|Bridge=e1<e3:part',
    );
    expect(messages).toEqual([]);
    const [found] = documents;
    expect(spansOf(found)).toEqual(['e1 0-1', 'e1 3-3', 'e2 4-5,7-8', 'e1 6-6', 'e3 8-8'].toSorted(byStart));
    expect(wordsOf(found)).toEqual(['The', 'firm', 'says', '_', 'a', 'few', 'it', 'of', 'them']);
    expect([...(found.tokens?.emptyNodes ?? [])]).toEqual([3]);
    expect([...found.mentions].map(({ head, zero }) => [head, zero])).toEqual([
      [1, undefined],
      [3, true],
      [6, undefined],
      [8, undefined],
      [4, undefined],
    ]);
    expect(found.mentions.at(0).attributes).toEqual(new Map([['type', 'org']]));
    expect(found.relations).toEqual([
      { type: 'SplitAnte', from: 2, to: [0, 1], fromMention: 3 },
      { type: 'Bridge:part', from: 2, to: [0], fromMention: 3 },
    ]);
  });

  it('takes the meaning of fields from global.Entity, in its variants', () => {
    const gum = read(
      'GRP-etype-infstat-minspan-link',
      '1 a Entity=(7-place-new-2,3-New&#45;York',
      '2 b',
      '3 c Entity=7)',
    );
    expect(gum.messages).toEqual([]);
    expect(gum.documents[0].mentions.at(0)).toMatchObject({
      start: 0,
      end: 3,
      minStart: 1,
      minEnd: 3,
      attributes: new Map([
        ['type', 'place'],
        ['infstat', 'new'],
        ['link', 'New-York'],
      ]),
    });
    const old = read(
      'entity-GRP-infstat-MIN-coref_type',
      '1 a Entity=(person-3-new-1-ana',
      '2 b Entity=person-3)',
    );
    expect([old.messages, spansOf(old.documents[0])]).toEqual([[], ['3 0-1']]);
  });

  it('gives documents without a global.Entity line the first of the file', () => {
    const text = `${document('etype-eid', '1 a Entity=(person-x)')}# newdoc id = e\n${tokens('1 b Entity=(person-y)')}`;
    const { documents, messages } = readText(corefud, text);
    expect([messages, documents.map(spansOf)]).toEqual([[], [['x 0-0'], ['y 0-0']]]);
    const second = bytesOf(text.slice(text.indexOf('# newdoc id = e')));
    const piece = { name: 'f', bytes: second, traits: { entity: 'etype-eid' } };
    expect([...corefud.read(piece, () => {})].map(spansOf)).toEqual([['y 0-0']]);
  });

  it('reads sentences without a document line, forms with blanks, CRLF and a missing last line feed', () => {
    const text = `1\tNew York${'\t_'.repeat(7)}\tEntity=(e1)\r\n\r\n1\tx${'\t_'.repeat(8)}`;
    const { documents } = readText(corefud, `\ufeff${text}`);
    expect(documents.map(({ id, length, sentences }) => [id, length, sentences])).toEqual([['', 2, [0, 1]]]);
    expect([wordsOf(documents[0]), spansOf(documents[0])]).toEqual([['New York', 'x'], ['e1 0-0']]);
  });

  it('keeps labels that are names of properties', () => {
    const { documents } = read(STANDARD, '1 a Entity=(__proto__)(constructor)');
    expect(documents[0].entities).toEqual(['__proto__', 'constructor']);
  });
});

const byStart = (a: string, b: string) =>
  Number(/\d+(?=-)/.exec(a.slice(3))?.[0]) - Number(/\d+(?=-)/.exec(b.slice(3))?.[0]);

describe('the detection of CorefUD', () => {
  const detect = (text: string) => corefud.detect(bytesOf(text));

  it('says why', () => {
    expect(detect(document(STANDARD, '1 a Entity=(e1)'))).toBe(
      'lines have the ten columns of CoNLL-U, and "Entity=("',
    );
    expect(detect(document('', '1 a'))).toBe('lines have the ten columns of CoNLL-U');
  });

  it('leaves other files alone', () => {
    expect(detect('#begin document (x)\n1\ta\t(1)\n')).toBeUndefined();
    expect(detect(`# global.columns = ID FORM IDENTITY\n${document('', '1 a')}`)).toBeUndefined();
  });
});

describe('types in place of ids', () => {
  const line = (i: number, entity: string) => `${i}\tw\t_\t_\t_\t_\t_\t_\t_\tEntity=${entity}\n`;
  const file = (header: string, ...entities: string[]) =>
    `# newdoc id = d\n${header}${entities.map((entity, i) => line(i + 1, entity)).join('')}\n`;
  const codes = (text: string) => readText(corefud, text).problems.map(({ code }) => code);

  it('are an error with the reason', () => {
    const text = file('', '(person)', '(place)', '(person', 'person)', '(organization)');
    const { problems } = readText(corefud, text);
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['corefud/no-header', 'warning'],
      ['corefud/types', 'error'],
    ]);
    expect(problems[1]).toMatchObject({
      message:
        '4 mentions have 3 names without a number (person, place, organization), and no line says which fields a mention has: these are types, not ids of entities.',
      help: 'check that the file has coreference; --allow corefud/types reads them as ids',
      allow: 'the types are read as ids',
    });
  });

  it('are known by their names, or by many mentions of each', () => {
    expect(codes(file('', '(gene)', '(gene)', '(gene)', '(cell)', '(cell)', '(cell)'))).toContain(
      'corefud/types',
    );
    expect(codes(file('', '(tom)', '(ann)', '(tom)'))).not.toContain('corefud/types');
    expect(codes(file('', '(e1)', '(e1)', '(e1)'))).not.toContain('corefud/types');
  });

  it('are ids if the file names the fields of mentions', () => {
    expect(codes(file('# global.Entity = eid\n', '(person)', '(person)', '(place)'))).toEqual([]);
  });
});
