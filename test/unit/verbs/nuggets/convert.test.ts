import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../src/corpus/index.ts';
import {
  type ConvertPlan,
  convertNuggetFiles,
  type NuggetConvertRequest,
  systemIdFault,
} from '../../../../src/verbs/nuggets/convert.ts';
import { memoryShell } from '../../../support/memory-shell.ts';
import { tbf } from '../../../support/nuggets.ts';
import { ANN, ERE } from '../../../support/output-place.ts';
import { refusal } from '../../../support/run-verb.ts';

const texts = {
  'd.ann': ANN,
  'd.txt': 'died',
  'd.rich_ere.xml': ERE,
  'd.tbf': tbf('d', 'E1 0,4 Life_Die'),
  'brat/e.ann': ANN,
  'brat/README': 'x',
  'brat/.hidden': 'x',
  'ere/d.rich_ere.xml': ERE,
  'ere/d.txt': 'died',
  'ere/README.txt': 'x',
  'tbf/d.tbf': tbf('d', 'E1 0,4 Life_Die'),
  'tbf/LICENSE': 'x',
};

async function converted(inputs: readonly string[], request: Partial<NuggetConvertRequest> = {}) {
  const plans: ConvertPlan[] = [];
  const shell = memoryShell(texts, MemoryStore);
  const result = await convertNuggetFiles({ inputs, ...request }, shell, (plan) => plans.push(plan));
  return {
    plan: plans[0],
    names: result.files.map(({ document = '', extension }) => document + extension),
    contents: result.files.map(({ content }) => content),
    codes: result.problems.map(({ code, file }) => `${file} ${code}`),
  };
}

describe('convertNuggetFiles', () => {
  it('converts brat to one tbf file, by the names of the files', async () => {
    const { plan, names, contents } = await converted(['d.ann', 'brat/e.ann'], { id: 'ours' });
    expect(plan).toEqual({ from: 'brat', to: 'tbf', inputs: ['d.ann', 'd.txt', 'brat/e.ann'] });
    expect(names).toEqual(['.tbf']);
    expect(contents[0].match(/^ours\t\w\tE1\t0,4\tdied\t/gm)).toHaveLength(2);
  });

  it('converts ERE to tbf, or to a text and an annotation for each document', async () => {
    const { plan, contents } = await converted(['d.rich_ere.xml']);
    expect(plan).toEqual({ from: 'ere', to: 'tbf', inputs: ['d.txt', 'd.rich_ere.xml'] });
    expect(contents[0]).toMatch(/^#BeginOfDocument d\nrich_ere\td\t.*\t0,4\tdied\t/);
    expect((await converted(['d.rich_ere.xml'], { to: 'brat' })).names).toEqual(['d.txt', 'd.ann']);
  });

  it('converts tbf to brat', async () => {
    const { plan, names, contents } = await converted(['d.tbf']);
    expect(plan).toEqual({ from: 'tbf', to: 'brat', inputs: ['d.tbf'] });
    expect(names).toEqual(['d.ann']);
    expect(contents[0]).toMatch(/^T1\tLife_Die 0 4\t/);
  });

  it.each([
    ['brat', 'brat'],
    ['ere', 'ere'],
    ['tbf', 'tbf'],
  ] as const)(
    'names the files of the folder %s that it skips, also with --strict',
    async (folder, format) => {
      const { names, codes } = await converted([folder], { format, strict: true });
      expect(names).not.toEqual([]);
      expect(codes).toEqual([`${folder} file/skipped`]);
    },
  );

  it.each<[readonly string[], Partial<NuggetConvertRequest>, string]>([
    [['d.tbf'], { to: 'tbf' }, 'The input is tbf already.'],
    [['d.tbf', 'd.tbf'], {}, 'Only one tbf input can be converted at a time.'],
    [['d.ann', 'd.tbf'], {}, 'There are files of several formats: brat, tbf.'],
    [['d.txt'], {}, 'The names of the files do not show their format.'],
  ])('refuses %j with %j', async (inputs, request, message) => {
    expect(await refusal(() => converted(inputs, request))).toContain(message);
  });
});

describe('a system id', () => {
  it.each(['ours', 'our system', 'a#b', '系統', '__proto__', 'ours '])('is right: %j', (id) => {
    expect(systemIdFault(id)).toBeUndefined();
  });

  it.each([
    ['', 'A system id must not be empty.'],
    [' \t', 'A system id must not be empty.'],
    ['#x', 'A line that begins with "#" is a comment of a tbf file, not a mention.'],
    ['  #x', 'A line that begins with "#" is a comment of a tbf file, not a mention.'],
    ['@x', 'A line that begins with "@" is a relation of a tbf file, not a mention.'],
    [' x', 'A system id must not begin with a blank.'],
    ['a\tb', 'A system id must not contain a TAB or a line break.'],
    ['a\nb', 'A system id must not contain a TAB or a line break.'],
    ['a\rb', 'A system id must not contain a TAB or a line break.'],
  ])('is wrong: %j', (id, message) => {
    expect(systemIdFault(id)).toBe(message);
  });
});
