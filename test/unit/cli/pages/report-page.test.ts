import { describe, expect, it } from 'vitest';
import { noteLeftOut } from '../../../../src/cli/pages/report-page.ts';
import { outputOf } from '../../../support/take-output.ts';

const noteOf = async (leftOut: number) => (await outputOf(() => noteLeftOut({ html: '', leftOut }))).stderr;

describe('a page', () => {
  it('says how many texts are left out, and nothing if all are there', async () => {
    expect(await noteOf(0)).toBe('');
    expect(await noteOf(1)).toBe(
      'note: the text of 1 document is left out, because the page would be too large with it\n',
    );
    expect(await noteOf(3)).toBe(
      'note: the texts of 3 documents are left out, because the page would be too large with them\n',
    );
  });
});
