/** The vectors: their schema, their sources, and what makes them a set. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { referenceCases } from '../golden/reference-cases.ts';
import { kitJson, vectors } from '../support/kit.ts';

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('conformance/vectors.json', () => {
  it('is valid by conformance/schema.json', () => {
    const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictTuples: false });
    const validate = ajv.compile(kitJson('schema.json'));
    validate(kitJson('vectors.json'));
    expect((validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual(
      [],
    );
  });

  it('has at least 200 vectors with ids of their own', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(200);
    expect(repeated(vectors.map(({ id }) => id))).toEqual([]);
  });

  it('has a source for every vector that is more than a word', () => {
    expect(
      vectors.filter(({ source }) => source.split(' ').length < 2 && !source.startsWith('https://')),
    ).toEqual([]);
  });

  it('uses the conventions that are described, and all of them', () => {
    const used = new Set(vectors.flatMap(({ conventions = {} }) => Object.keys(conventions)));
    expect([...used].sort()).toEqual(Object.keys(kitJson('conventions.json')).sort());
  });

  it('says of a convention only what differs from what is expected', () => {
    for (const { id, expect: expected, conventions = {} } of vectors)
      for (const scores of Object.values(conventions))
        for (const [metric, parts] of Object.entries(scores))
          for (const [part, value] of Object.entries(parts))
            expect(value, `${id} ${metric} ${part}`).not.toBe(expected[metric][part as 'f1']);
  });

  it('has the numbers that the suite of the reference scorer states', () => {
    const fraction = (text: string) => {
      const [numerator, denominator = '1'] = text.split('/');
      return Number(numerator) / Number(denominator);
    };
    for (const { id, ratios, blanc } of referenceCases) {
      // A9 of the table is the edition of the suite, with the ten mentions of the same word.
      const vector = vectors.find((one) => one.id === `suite-${id.toLowerCase()}`)!;
      for (const [metric, sides] of ratios)
        for (const part of ['recall', 'precision'] as const) {
          const [numerator, denominator] = sides[part];
          const value = vector.expect[metric][part] as string | null;
          if (denominator === 0) expect(value, `${id} ${metric} ${part}`).toBeNull();
          else
            expect(fraction(value as string), `${id} ${metric} ${part}`).toBeCloseTo(
              numerator / denominator,
              12,
            );
        }
      for (const part of ['recall', 'precision', 'f1'] as const)
        expect(fraction(vector.expect.blanc[part] as string), `${id} blanc ${part}`).toBeCloseTo(
          blanc[part],
          12,
        );
    }
  });
});
