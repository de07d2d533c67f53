import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isInput } from '../../../src/cli/files/input-files.ts';
import * as node from '../../../src/cli/library-files.ts';
import * as library from '../../../src/library/files/index.ts';
import { document, GOOD, KEY } from '../../support/odd-corpora.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('corefeval/files on Node', () => {
  it('has the functions of the entry for browsers', () => {
    expect(Object.keys(node).sort()).toEqual(Object.keys(library).sort());
  });

  it('reads the files of the machine: directories, patterns, archives', async () => {
    const folder = temporaryFolder({
      'gold/a.conll': document('a', KEY),
      'ours/a.conll.gz': gzipSync(document('a', GOOD)),
    });
    const { systems, key } = await node.scoreFiles({
      key: join(folder, 'gold'),
      responses: { ours: join(folder, 'ours/*.gz') },
      metrics: ['muc'],
    });
    expect([key.documents, systems[0].name, systems[0].mentions]).toEqual([1, 'ours', 5]);
    expect(isInput(join(folder, 'gold/a.conll'))).toBe(false); // it is no run of the command line
  });

  it('takes files that are handed in instead', async () => {
    const files = new Map([
      ['k', document('a', KEY)],
      ['r', document('a', KEY)],
    ]);
    expect((await node.scoreFiles({ key: 'k', responses: ['r'] }, { files })).systems[0].conll).toBe(1);
    await expect(node.scoreFiles({ key: 'k', responses: ['r'] })).rejects.toThrow(
      'Cannot read k: there is no such file.',
    );
  });
});
