import { describe, expect, it } from 'vitest';
import { crash, Halt, invalid, Journal, terminate } from '../../../../../src/compat/evmeval/python/log.ts';

describe('Journal', () => {
  it('keeps records with their levels in order, between pieces of the report', () => {
    const journal = new Journal();
    journal.info('a');
    journal.warning('b');
    journal.output.push({ text: 'report\n' });
    journal.error('c');
    expect(journal.output).toEqual([
      { level: 'INFO', message: 'a' },
      { level: 'WARNING', message: 'b' },
      { text: 'report\n' },
      { level: 'ERROR', message: 'c' },
    ]);
  });

  it('has debug records with -b only', () => {
    const [quiet, debugging] = [new Journal(), new Journal(true)];
    quiet.debug('x');
    debugging.debug('x');
    expect([quiet.output, debugging.output]).toEqual([[], [{ level: 'DEBUG', message: 'x' }]]);
  });
});

describe('the ends of a run', () => {
  it('are a crash with exit code 1 and a sentence, without a record', () => {
    const halt = crash('There is no mapping −5.');
    expect(halt).toBeInstanceOf(Halt);
    expect([halt.exit, halt.complaint, halt.message]).toEqual([
      1,
      'There is no mapping −5.',
      'There is no mapping −5.',
    ]);
  });

  it('are an error of the data with exit code 1 and a record', () => {
    const journal = new Journal();
    const halt = terminate(journal);
    expect([halt.exit, halt.complaint, halt.message]).toEqual([1, undefined, 'The run ended early.']);
    expect(journal.output).toEqual([{ level: 'ERROR', message: 'Scorer terminate with error.' }]);
  });

  it('are an error of a relation or a graph with exit code 255 and two records', () => {
    const journal = new Journal();
    expect(invalid(journal)).toMatchObject({ exit: 255, complaint: undefined });
    expect(journal.output).toEqual([
      { level: 'ERROR', message: 'Validation failed.' },
      { level: 'ERROR', message: 'Please fix the warnings/errors.' },
    ]);
  });
});
