import { readTbf } from '../../src/formats/index.ts';
import { typeList } from '../../src/nuggets/index.ts';
import { canonical } from '../../src/nuggets/model/attributes.ts';
import { withTypes } from '../../src/nuggets/model/white-list.ts';
import { textOf } from '../draw.ts';
import { spoilTbf, tbfFile, typeListFile } from '../seeds.ts';
import { ensure, type Target } from '../target.ts';

/** Type lists, and the mentions that they select. */
export const typeListReader: Target = {
  id: 'types',
  promise: 'exactly the mentions of the listed types stay, and no relation is left with fewer than two',
  generate: (random) => ({
    files: { types: typeListFile(random), f: spoilTbf(tbfFile(random), random) },
    args: [],
  }),
  check({ files }) {
    const types = typeList(textOf(files.types ?? new Uint8Array()), canonical);
    const listed = new Set(types);
    for (const document of readTbf({ name: 'f', text: textOf(files.f ?? new Uint8Array()) }, () => {})) {
      const left = withTypes(document, types, canonical);
      const wanted = document.mentions.filter(({ type }) => listed.has(canonical(type)));
      ensure(left.mentions.length === wanted.length, 'exactly the mentions of the listed types stay');
      const gone = new Set(
        document.mentions.filter(({ type }) => !listed.has(canonical(type))).map(({ id }) => id),
      );
      for (const { args } of left.relations)
        ensure(
          !args.some((arg) => gone.has(arg)) || gone.size === 0,
          'relations are between mentions that stay',
        );
    }
  },
};
