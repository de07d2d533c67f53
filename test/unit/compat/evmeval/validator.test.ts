import { describe, expect, it } from 'vitest';
import { errorLogName, runValidator } from '../../../../src/compat/evmeval/validator.ts';
import { tbf } from '../../../support/nuggets.ts';

const NO_COUNTS = 'WARNING Word count file not provided, will not validate document id.';
const NO_TYPES = 'WARNING Will not validate mention type, all type will be considered valid.';
const FAILED = ['ERROR Validation failed.', 'ERROR Please fix the warnings/errors.'];
const passed = (files: number, mentions: number) => [
  'INFO Validation did not find obvious errors.',
  `INFO Submission contains ${files} files, ${mentions} mentions`,
  'INFO Validation Finished.',
];

function validate(
  system: string | undefined,
  files: Readonly<Record<string, string>> = {},
  tokenMode = false,
) {
  const contents = new Map(
    Object.entries({ ...files, ...(system === undefined ? {} : { 'a/sys': system }) }),
  );
  const options = { system: 'a/sys', tokenMode, tokenPath: 'tkn', tokenExtension: '.tab' };
  const { exit, output, complaint } = runValidator(
    {
      ...options,
      wordCounts: 'counts' in files ? 'counts' : undefined,
      types: 'types' in files ? 'types' : undefined,
    },
    { read: (path) => contents.get(path), isDirectory: () => false },
  );
  return {
    exit,
    complaint,
    log: output.map((entry) => ('text' in entry ? entry.text : `${entry.level} ${entry.message}`)),
  };
}

describe('runValidator', () => {
  it('accepts a file and counts its documents and mentions', () => {
    const { exit, log } = validate(tbf('d', 'E1 0,4', 'E2 5,9', '@After R1 E1,E2') + tbf('e'));
    expect([exit, log]).toEqual([0, [NO_COUNTS, NO_TYPES, ...passed(2, 2)]]);
  });

  it('refuses a file that is missing, and one without a named document', () => {
    expect(validate(undefined)).toMatchObject({
      exit: 255,
      log: ['ERROR Cannot find system file at a/sys', ...FAILED],
    });
    expect(validate('E1\n#EndOfDocument\n')).toMatchObject({
      exit: 255,
      log: [
        NO_COUNTS,
        NO_TYPES,
        'ERROR No document id found for [%s], please check begin and end marker.',
        ...FAILED,
      ],
    });
  });

  it('checks documents, types and offsets against the lists, and goes on after an error', () => {
    const files = { counts: 'd 100\n', types: 'Conflict Attack\n' };
    const { exit, log } = validate(
      tbf('d', 'E1 96,100 ConflictAttack', 'E2 96,101 Life_Die') + tbf('e'),
      files,
    );
    expect(exit).toBe(255);
    expect(log).toEqual([
      'ERROR The following mention line exceed the character range 100 of document [d]',
      'ERROR sys\td\tE2\t96,101\te2\tLife_Die\tActual',
      'ERROR Submission contains type [lifedie] that is not in evaluation.',
      'ERROR Document id not listed in evaluation set : e',
      ...FAILED,
    ]);
  });

  it('crashes for a word count that is not a number', () => {
    expect(validate(tbf('d'), { counts: 'd many\n' })).toMatchObject({
      exit: 1,
      complaint: 'The word count line "d many" is not a document id and a number.',
    });
  });

  it('reports repeated ids, unknown arguments and clusters that overlap; a cluster of one twice', () => {
    const { exit, log } = validate(
      tbf('d', 'E1 0,4', 'E1 5,9', '@Coreference R1 E1', '@Coreference R2 E1,E9', '@Foo R3 E1,E1'),
    );
    expect(exit).toBe(255);
    expect(log.slice(2)).toEqual([
      'ERROR Duplicated mention id for doc d',
      'WARNING Singleton clusters are not necessary',
      'WARNING Singleton clusters are not necessary',
      'ERROR Mention [E9] in relations is not found in event mention list',
      'ERROR This relation was found in file d',
      'WARNING Relation [Foo] is not recognized, this task only takes: [Subevent;After;Coreference]',
      'ERROR Non empty intersection between clusters found.',
      "ERROR set(['E1'])",
      "ERROR set(['E9', 'E1'])",
      'ERROR Coreference transitive closure is not resolved! Please resolve before submitting.',
      'ERROR Problem was found in file d',
      ...FAILED,
    ]);
  });

  it('counts unknown relations over all documents, and refuses the eleventh', () => {
    const foo = (count: number) => Array.from({ length: count }, (_, i) => `@Foo R${i} E1,E1`);
    expect(validate(tbf('d', 'E1 0,4', ...foo(5)) + tbf('e', 'E1 0,4', ...foo(5))).exit).toBe(0);
    expect(validate(tbf('d', 'E1 0,4', ...foo(5)) + tbf('e', 'E1 0,4', ...foo(6))).log).toContain(
      'ERROR Too many unrecognized relations : 11',
    );
  });

  it('checks in token mode that each token is in the table', () => {
    const tables = { 'tkn/d.tab': 't1\tone\t0\t3\n' };
    expect(validate(tbf('d', 'E1 t1'), tables, true).exit).toBe(0);
    expect(validate(tbf('d', 'E1 t1,t2'), tables, true).log.slice(2, 5)).toEqual([
      'ERROR Token Id [t2] is not in the given token map',
      'ERROR Invented token id was found for doc d',
      'ERROR Tokens not in tbf not found in token map : 1',
    ]);
    expect(validate(tbf('e', 'E1 t1'), tables, true).complaint).toBe(
      'Cannot find the token table of document "e" at tkn/e.tab.',
    );
  });
});

describe('errorLogName', () => {
  it('is in the current directory', () => {
    expect(errorLogName({ system: 'a/b/sys.tbf', tokenMode: false, tokenExtension: '.tab' })).toBe(
      'sys.tbf.errlog',
    );
  });
});
