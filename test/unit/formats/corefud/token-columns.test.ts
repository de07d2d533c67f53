import { describe, expect, it } from 'vitest';
import type { Document } from '../../../../src/core/document.ts';
import { corefud } from '../../../../src/formats/corefud/corefud.ts';
import { ua } from '../../../../src/formats/ua/ua.ts';

const bytesOf = (...lines: string[]) => new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));

const rows = [
  '1\tThe\tthe\tDET\tDT\tDefinite=Def\t2\tdet\t2:det\t_',
  '2\tdogs\tdog\tNOUN\tNNS\tNumber=Plur\t0\troot\t0:root\t_',
  '2.1\t_\t_\tPRON\t_\t_\t_\t_\t2:nsubj:pass|1:x\t_',
];

const valuesOf = ({ columns, length }: Document) =>
  Object.fromEntries(
    Array.from(columns ?? [], ([name, column]) => [name, Array.from({ length }, (_, i) => column.at(i))]),
  );

const expected = {
  lemma: ['the', 'dog', ''],
  upos: ['DET', 'NOUN', 'PRON'],
  xpos: ['DT', 'NNS', ''],
  feats: ['Definite=Def', 'Number=Plur', ''],
  head: ['2', '0', ''],
  deprel: ['det', 'root', ''],
  deps: ['2:det', '0:root', '2:nsubj:pass|1:x'],
};

describe('the token columns of CoNLL-U', () => {
  const bytes = bytesOf('# newdoc id = d', '# global.Entity = eid', ...rows, '');
  const read = (columns?: readonly string[]) =>
    [...corefud.read({ name: 'f', bytes }, () => {}, { columns })][0];

  it('are read by name', () => {
    expect(valuesOf(read(corefud.tokenColumns))).toEqual(expected);
    expect(valuesOf(read(['deps', 'parse']))).toEqual({ deps: expected.deps });
  });

  it('are not there if nobody asks for them', () => {
    expect(read().columns).toBeUndefined();
  });
});

describe('the token columns of CoNLL-UA', () => {
  const header = '# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC IDENTITY';
  const bytes = bytesOf('# newdoc id = d', header, ...rows.map((row) => `${row}\t_`), '');
  const read = (columns?: readonly string[]) => [...ua.read({ name: 'f', bytes }, () => {}, { columns })][0];

  it('are read by name', () => {
    expect(valuesOf(read(ua.tokenColumns))).toEqual(expected);
    expect(valuesOf(read(['upos', 'identity']))).toEqual({ upos: expected.upos });
  });

  it('are not there if nobody asks for them', () => {
    expect(read().columns).toBeUndefined();
  });
});
