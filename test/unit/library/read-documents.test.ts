import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { InputError, type Problem, readDocuments, scoreDocuments } from '../../../src/index.ts';

const example = (name: string) => readFileSync(new URL(`../../../examples/${name}`, import.meta.url));
const text = '#begin document (d);\nd\t0\ta\t(0)\nd\t0\tb\t(0)\n\n#end document\n';

const problemsOf = (run: () => unknown): readonly Problem[] => {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  throw new Error('Expected an InputError.');
};

describe('readDocuments', () => {
  it('reads bytes, a buffer or a text, with or without the name of the format', () => {
    const bytes = new TextEncoder().encode(text);
    for (const content of [bytes, bytes.buffer, text]) {
      for (const options of [{}, { format: 'conll' as const }]) {
        const [document, ...others] = readDocuments(content, options);
        expect(others).toEqual([]);
        expect([document.id, document.mentions.length, document.tokens?.at(1)]).toEqual(['(d);', 2, 'b']);
      }
    }
    expect(readDocuments(example('key.conll'))).toHaveLength(2);
  });

  it('throws all errors of a file with their places and advice about options', () => {
    const problems = problemsOf(() => readDocuments(example('broken.conll'), { name: 'broken.conll' }));
    expect(problems[0]).toMatchObject({
      code: 'conll/unopened',
      file: 'broken.conll',
      line: 7,
      column: 28,
      help: 'fix the bracket, or pass `lenient` to drop this mention',
    });
  });

  it('hands warnings to a callback, and makes them errors if strict', () => {
    const warnings: Problem[] = [];
    const documents = readDocuments(example('broken.conll'), {
      lenient: true,
      onWarning: (problem) => warnings.push(problem),
    });
    expect(documents.length).toBeGreaterThan(0);
    expect(warnings.map(({ severity, code }) => `${severity} ${code}`)).toContain('warning conll/unopened');
    expect(warnings[0].help).toMatch(/^`lenient`: /);
    expect(problemsOf(() => readDocuments(example('broken.conll'), { strict: true })).length).toBeGreaterThan(
      0,
    );
  });

  it('refuses what is not a file of a known format', () => {
    expect(problemsOf(() => readDocuments(''))[0]).toMatchObject({ code: 'file/empty', file: 'input' });
    expect(problemsOf(() => readDocuments('hello'))[0]).toMatchObject({
      code: 'file/format',
      help: 'check that this is the right file, or name its format with `format`',
    });
    expect(problemsOf(() => readDocuments('hello', { format: 'conll' }))[0].code).toMatch(/^(file|conll)\//);
    expect(() => readDocuments(text, { format: 'conl' as 'conll' })).toThrow(
      'Unknown format "conl". Did you mean "conll"?',
    );
    expect(() => readDocuments(text, { fromat: 'conll' } as object)).toThrow(
      'Unknown option "fromat". Did you mean "format"?',
    );
    expect(() => readDocuments(undefined as never)).toThrow(
      new TypeError('Expected the bytes or the text of a file, got undefined'),
    );
  });

  it('takes the options of the reader, and records them for the signature', () => {
    const columns = '#begin document (d);\nd\t(0)\t-\nd\t(0)\t-\n\n#end document\n';
    const documents = readDocuments(columns, { corefColumn: 2, lenient: true });
    expect(documents[0].mentions.length).toBe(2);
    expect(documents[0].reading).toEqual({
      format: 'conll',
      facts: [],
      lenient: true,
      options: [['coref-column', '2']],
    });
    expect(scoreDocuments(documents, documents).signature).toContain('|lenient:yes|coref-column:2|');
  });
});
