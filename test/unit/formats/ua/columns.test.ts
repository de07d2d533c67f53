import { describe, expect, it } from 'vitest';
import { columnTraits, uaColumns } from '../../../../src/formats/ua/columns.ts';

describe('columnTraits', () => {
  it('has the columns that the first line of that name lists', () => {
    const head = '# newdoc id = d\n#global.columns =  ID FORM\tIDENTITY \r\n# global.columns = X\n';
    expect(columnTraits(head)).toEqual({ columns: 'ID FORM\tIDENTITY' });
  });

  it('is empty without such a line', () => {
    expect(columnTraits('1 # global.columns = ID\n# global.columnsX = ID')).toEqual({});
  });
});

describe('columnsOf', () => {
  it('finds the columns that are read', () => {
    expect(uaColumns({ columns: 'ID  IDENTITY\tFORM BRIDGING' })).toEqual({
      form: 2,
      markables: 1,
      markablesName: 'IDENTITY',
      bridging: 3,
      wanted: [],
    });
    expect(uaColumns({ columns: 'ID FORM' })).toEqual({
      form: 1,
      markables: -1,
      markablesName: 'IDENTITY',
      bridging: -1,
      wanted: [],
    });
  });

  it('takes the fifteen columns of Universal Anaphora if none are named', () => {
    expect(uaColumns({})).toMatchObject({ form: 1, markables: 10, bridging: 11 });
    expect(uaColumns({}, [], true)).toMatchObject({
      markables: 12,
      markablesName: 'DISCOURSE_DEIXIS',
      bridging: -1,
    });
  });

  it('finds the token columns that are wanted and that the file has', () => {
    expect(
      uaColumns({ columns: 'ID FORM UPOS IDENTITY' }, ['upos', 'deps', 'form', 'speaker']).wanted,
    ).toEqual([['upos', 2]]);
  });
});
