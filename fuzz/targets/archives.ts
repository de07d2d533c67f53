import { ArchiveFiles } from '../../src/corpus/archives/archive-files.ts';
import { findFiles } from '../../src/corpus/find-files.ts';
import { type FileSystem, MemoryStore } from '../../src/corpus/shell.ts';
import { InputError } from '../../src/problems/problem.ts';
import { tarOf, zipOf } from '../../test/support/archives.ts';
import type { Random } from '../../test/support/mutate.ts';
import { bitsOf, pick, spoil } from '../draw.ts';
import { STORY } from '../seeds.ts';
import { ensure, type Target } from '../target.ts';

const LIMIT = 1 << 16;

/** Archives that are damaged, with names that lead elsewhere. */
export const archives: Target = {
  id: 'archives',
  promise: 'are read or refused, give nothing outside of them, and no more bytes than the limit',
  generate: (random) => {
    const ending = pick(['zip', 'tar'], random);
    return { files: { [`a.${ending}`]: spoil(packed(ending, random), random, BITS) }, args: [ending] };
  },
  async check({ files, args: [ending] }) {
    const bytes = Object.values(files)[0] ?? new Uint8Array();
    const [argument, outside] = [`a.${ending}`, new Set<string>()];
    const system: FileSystem = {
      kindOf: (path) => (path === argument ? 'file' : undefined),
      list: () => [],
      match: async () => [],
      open: async (path) => {
        if (path !== argument) outside.add(path);
        return new MemoryStore(path, bytes);
      },
    };
    const archive = new ArchiveFiles(system, LIMIT);
    let size = 0;
    try {
      for (const { path } of (await findFiles(argument, archive)).files) {
        ensure(!path.split('/').includes('..'), 'a file is within its archive', () => path);
        size += (await archive.open(path)).size;
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    ensure(outside.size === 0, 'nothing else is opened', () => [...outside].join());
    ensure(size <= LIMIT, 'an archive has no more bytes than the limit', () => String(size));
  },
};

const BITS = bitsOf(
  '../',
  '/',
  'PK\x05\x06',
  'PK\x01\x02',
  'PK\x03\x04',
  '\xff\xff\xff\xff',
  'ustar\0',
  '30 path=../x\n',
);

function packed(ending: string, random: Random): Uint8Array {
  const content = random(4) === 0 ? 'a'.repeat(random(1 << 18)) : STORY;
  if (ending === 'tar')
    return tarOf({ 'd/a.conll': content, [pick(['b.ann', '../b', '/b'], random)]: STORY });
  const flag = () => random(4) === 0;
  const inner = zipOf([{ name: 'lea.tsv', content }]);
  return zipOf(
    [
      { name: 'd/a.conll', content, stored: flag(), wide: flag(), descriptor: flag() },
      {
        name: pick(['b.ann', '../b', 'd/lea.zip', '/b', 'd/a.conll'], random),
        content: flag() ? inner : STORY,
      },
    ],
    { wide: flag(), prefix: flag() ? 'MZ' : '', comment: flag() ? 'PK\x05\x06' : '' },
  );
}
