import { validatorOptions } from '../../src/compat/evmeval/arguments/validator.ts';
import { runValidator, type ValidatorOptions } from '../../src/compat/evmeval/validator.ts';
import { evmevalWorld } from '../../test/support/evmeval-numbers.ts';
import { encode } from '../../test/support/mutate.ts';
import { pick, pickSome } from '../draw.ts';
import { spoilTbf, tbfFile, tokenTable, typeListFile } from '../seeds.ts';
import { ensure, type Target } from '../target.ts';

const FLAGS = [['-tm'], ['-t', 't'], ['-ty', 'types'], ['-wc', 'counts']];

/** The drop-in for the Python validator. */
export const evmevalValidate: Target = {
  id: 'evmeval-validate',
  promise: 'ends with an exit code',
  generate: (random) => ({
    files: {
      system: spoilTbf(tbfFile(random), random),
      types: typeListFile(random),
      counts: encode(pick(['d0 100\nd1 5\n', 'd0\t-1\n', 'd0 x\n\n', ''], random)),
      't/d0.tab': tokenTable(random),
    },
    args: pickSome(FLAGS, random, 2),
  }),
  check({ files, args }) {
    const texts = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]),
    );
    const options = validatorOptions(['-s', 'system', ...args]) as ValidatorOptions;
    const { exit } = runValidator(options, evmevalWorld('', texts.system ?? '', texts));
    ensure([0, 1, 255].includes(exit), 'the exit code is 0, 1 or 255', () => String(exit));
  },
};
