import { describe, expect, it } from 'vitest';
import { readLocated } from '../../../../src/corpus/read-located.ts';
import { MemoryStore } from '../../../../src/corpus/shell.ts';
import { webanno } from '../../../../src/formats/webanno/webanno.ts';
import { openCorpus } from '../../../../src/verbs/open.ts';
import { bytesOf, wordsOf } from '../../../support/conll.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { readText, spansOf } from '../../../support/read-text.ts';

const RELATIONS = [
  '#FORMAT=WebAnno TSV 3.2',
  '#T_SP=x.Referent|entity|infstat',
  '#T_RL=x.Coref|type|BT_x.Referent',
  '',
  '',
  '#Text=x',
].join('\n');
const CHAINS = '#FORMAT=WebAnno TSV 3.3\n#T_CH=x.Link|referenceRelation|referenceType\n\n\n#Text=x';
const read = (header: string, ...lines: string[]) =>
  readText(webanno, `${header}\n${lines.map((line) => line.replaceAll(' ', '\t')).join('\n')}\n`);

describe('the reader of WebAnno TSV', () => {
  it('reads relations between spans, with and without ids', () => {
    const { documents, messages } = read(
      RELATIONS,

      '1-1 0-3 New place[1] new[1] coref 2-1[0_1]',
      '1-2 4-11 Zealand place[1]|thing[2] new[1]|*[2] _ _',
      '',
      '2-1 12-14 it place giv bridge:x 2-2[0_0]',
      '2-1.1 12-13 i _ _ _ _',
      '2-2 15-16 x a\\|b _ _ _',
    );
    expect(messages).toEqual([]);
    const [document] = documents;
    expect(spansOf(document)).toEqual(['@2-1 0-1', '2 1-1', '@2-1 2-2', '@2-2 3-3']);
    expect([wordsOf(document), document.sentences]).toEqual([
      ['New', 'Zealand', 'it', 'x'],
      [0, 2],
    ]);
    expect([...document.mentions].map(({ attributes }) => attributes?.get('type'))).toEqual([
      'place',
      'thing',
      'place',
      'a|b',
    ]);
    expect(document.relations).toEqual([{ type: 'bridge:x', from: 2, to: [0] }]);
  });

  it('reads the spans of a layer without features', () => {
    const header = '#FORMAT=WebAnno TSV 3.3\n#T_SP=x.Mention\n#T_RL=x.Coref|BT_x.Mention\n\n\n#Text=x';
    const { documents, messages } = read(header, '1-1 0-1 a *[1] 1-2[0_1]', '1-2 2-3 b * _');
    expect([messages, spansOf(documents[0])]).toEqual([[], ['@1-2 0-0', '@1-2 1-1']]);
    expect(documents[0].mentions.at(0).attributes).toBeUndefined();
  });

  it('reads chains, whichever column comes first', () => {
    const { documents, messages } = read(
      CHAINS,

      '1-1 0-4 This *->1-1 *[1]',
      '1-2 5-7 is *->1-1 *[1]',
      '1-3 8-9 a *->1-2|coref->2-1 pr[1]|nam[2]',
      '1-4 10-14 . _ _',
    );
    expect([messages, spansOf(documents[0])]).toEqual([[], ['1 0-1', '1 2-2', '2 2-2']]);
    expect([...documents[0].mentions].map(({ attributes }) => attributes?.get('type'))).toEqual([
      undefined,
      'pr',
      'nam',
    ]);
  });

  it.each([
    ['webanno/line', RELATIONS, 'x 0-1 a _ _ _ _', 'f:7:1'],
    ['webanno/link', RELATIONS, '1-1 0-1 a place new coref 9-9[8_0]', 'f:7:1'],
    ['webanno/link', CHAINS, '1-1 0-1 a coref *[1]', 'f:6:1'],
    ['webanno/no-layer', '#FORMAT=WebAnno TSV 3.2', '1-1 0-1 a', 'f:1:1'],
  ])('reports %s', (code, header, line, place) => {
    const { messages } = read(header, line);
    expect([messages.length, messages[0].split(': ')[0]]).toEqual([1, place]);
    expect(messages[0]).toContain(`[${code}]`);
  });

  it('is recognised by its first line', () =>
    expect(webanno.detect(bytesOf(CHAINS))).toBe('it begins with "#FORMAT=WebAnno TSV 3"'));
});

describe('files without a layer of coreference', () => {
  const SYNTAX = [
    '#FORMAT=WebAnno TSV 3.3',
    '#T_SP=a.type.POS|PosValue',
    '#T_RL=a.type.Dependency|DependencyType|BT_a.type.POS',
    '',
    '#Text=Tom slept',
    '1-1\t0-3\tTom\tNNP\tnsubj\t1-2[0_0]\t',
    '1-2\t4-9\tslept\tVBD\t_\t_\t',
    '',
  ].join('\n');
  const EMPTY = '#FORMAT=WebAnno TSV 3.3\n\n\n#Text=Tom slept\n1-1\t0-3\tTom\t\n1-2\t4-9\tslept\t\n';

  it('are errors that list the layers', () => {
    const { documents, messages } = readText(webanno, SYNTAX);
    expect(documents.map(({ length, mentions }) => [length, mentions.length])).toEqual([[2, 0]]);
    expect(messages).toEqual([
      `f:1:1: error[webanno/no-layer]: No layer is coreference: the file has relations Dependency; spans POS.
  expected: a layer of chains, or one of relations with "coref" in its name, and the layer of the spans that it connects
  help: name a layer of relations with --coref-layer NAME, or export the file with its coreference layer`,
    ]);
    const asked = readText(webanno, SYNTAX, {}, { corefLayer: 'POS' } as object);
    expect(asked.messages[0]).toContain('No layer of coreference is called "POS": the file has relations');
  });

  it('are read with a layer of relations that the user names', () => {
    const { documents, messages } = readText(webanno, SYNTAX, {}, { corefLayer: 'Dependency' } as object);
    expect([messages, documents.map(spansOf)]).toEqual([[], [['@1-2 0-0', '@1-2 1-1']]]);
  });

  it('are documents without mentions beside others, with a warning if they have other layers', () => {
    const shell = memoryShell(
      { 'c/a.tsv': `${CHAINS}\n1-1\t0-1\tx\tcoref->1-1\tt[1]\n`, 'c/b.tsv': SYNTAX, 'c/c.tsv': EMPTY },
      MemoryStore,
    );
    return openCorpus({ path: 'c', name: 'c' }, 'key', {}, shell).then(({ files }) => {
      const codes: string[] = [];
      const documents = files.map((file) =>
        readLocated(file.documents[0], ({ code }) => codes.push(code), {}),
      );
      expect(documents.map(({ length, mentions }) => [length, mentions.length])).toEqual([
        [1, 1],
        [2, 0],
        [2, 0],
      ]);
      expect(codes).toEqual(['webanno/unannotated']);
    });
  });
});

describe('a broken line', () => {
  const good = '1-1 0-3 Tom coref->1-1 pr[1] ';
  it('is named', () => {
    const { documents, messages } = read(CHAINS, good, '1-2 x he coref->1-2 pr[1] ', '1-3 7-8 .');
    expect(messages).toEqual([
      'f:7:1: error[webanno/line]: A token line has no number, offsets and form.\n  7 | 1-2  x  he  coref->1-2  pr[1]  \n  expected: 1-1, 0-3 and a form, with TABs between them\n  help: correct the line, or pass --lenient to skip it',
      'f:8:1: error[webanno/columns]: A token line has 3 columns.\n  8 | 1-3  7-8  .\n  expected: 5 columns, as the header declares; "_" is an empty one\n  help: correct the line, or pass --lenient to take the missing columns as empty',
    ]);
    expect([wordsOf(documents[0]), spansOf(documents[0])]).toEqual([['Tom', 'he', '.'], ['1 0-0']]);
  });
});
