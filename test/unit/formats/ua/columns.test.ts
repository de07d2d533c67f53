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
      identity: 1,
      bridging: 3,
      wanted: [],
    });
    expect(uaColumns({ columns: 'ID FORM' })).toEqual({ form: 1, identity: -1, bridging: -1, wanted: [] });
  });

  it('takes the fifteen columns of Universal Anaphora if none are named', () => {
    expect(uaColumns({})).toEqual({ form: 1, identity: 10, bridging: 11, wanted: [] });
  });

  it('finds the token columns that are wanted and that the file has', () => {
    expect(
      uaColumns({ columns: 'ID FORM UPOS IDENTITY' }, ['upos', 'deps', 'form', 'speaker']).wanted,
    ).toEqual([['upos', 2]]);
  });
});
