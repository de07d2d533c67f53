import { describe, expect, it } from 'vitest';
import { readTbf } from '../../../../src/formats/index.ts';
import { typeList, withTypes } from '../../../../src/nuggets/model/white-list.ts';
import { tbf } from '../../../support/nuggets.ts';

const normal = (type: string) => type.toLowerCase();

describe('typeList', () => {
  it('has one type per line, in the form that is compared, without empty lines', () => {
    expect(typeList(' Life_Die \n\n Conflict_Attack\r\n', normal)).toEqual(['life_die', 'conflict_attack']);
  });
});

describe('withTypes', () => {
  const text = tbf(
    'd',
    'E1 0,4 Life_Die',
    'E2 5,6',
    'E3 7,8 Life_Die',
    '@Coreference R1 E1,E3',
    '@After R2 E1,E2',
  );
  const [document] = readTbf({ name: 'f', text }, () => {});

  it('drops mentions of other types, and relations that keep fewer than two', () => {
    const { mentions, relations } = withTypes(document, ['life_die'], normal);
    expect(mentions.map(({ id }) => id)).toEqual(['E1', 'E3']);
    expect(relations.map(({ id, args }) => [id, args])).toEqual([['R1', ['E1', 'E3']]]);
  });

  it('returns the document itself if it keeps all', () => {
    expect(withTypes(document, ['life_die', 'conflict_attack'], normal)).toBe(document);
  });
});
