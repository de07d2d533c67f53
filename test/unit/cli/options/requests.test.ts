import { describe, expect, it } from 'vitest';
import { readingRequest, settingsSpec, systemsRequest } from '../../../../src/cli/options/requests.ts';
import { settingsOf } from '../../../../src/evaluate/index.ts';

/** Without what is undefined. */
const given = (value: object) => JSON.parse(JSON.stringify(value));

describe('readingRequest', () => {
  it('asks for nothing without options', () => {
    expect(given(readingRequest({}))).toEqual({ reading: {} });
  });

  it('passes on what was asked for, with the options of the readers by themselves', () => {
    const options = {
      ...{ format: 'conll', keyFormat: 'corefud', lenient: true, jobs: 2, maxSize: 1024 },
      ...{ allow: ['document/extra'], corefColumn: 4, responseEnds: 'inclusive' as const },
    };
    expect(given(readingRequest(options))).toEqual({
      ...{ format: 'conll', keyFormat: 'corefud', lenient: true, jobs: 2, maxSize: 1024 },
      ...{ allow: ['document/extra'], reading: { corefColumn: 4, responseEnds: 'inclusive' } },
    });
  });
});

it('systemsRequest names the key by its file, and has the responses and documents that were named', () => {
  const responses = [{ path: 'out/a', name: 'A', system: 'x' }];
  expect(systemsRequest('dev/key.conll', responses, { strict: true, document: ['d'] })).toMatchObject({
    key: { path: 'dev/key.conll', name: 'key.conll' },
    responses,
    documents: ['d'],
    strict: true,
  });
});

describe('settingsSpec', () => {
  it('asks for nothing without options', () => {
    expect(given(settingsSpec({}))).toEqual({});
  });

  it('takes blanks off the names of metrics', () => {
    expect(settingsSpec({ metrics: 'muc, B3 ,' }).metrics).toEqual(['muc', 'B3', '']);
  });

  it('has the parameters of metrics and matchers among all options', () => {
    const spec = settingsSpec({
      ...{ metrics: 'blanc,b3', blancWeight: 0.25, singletons: 'drop', average: 'macro' },
      ...{ json: true },
    });
    const settings = settingsOf(spec);
    expect(spec).not.toHaveProperty('json');
    expect(settings.metrics.map(({ id }) => id)).toEqual(['bcub', 'blanc']);
    expect(settings).toMatchObject({ singletons: 'drop', average: 'macro' });
    expect(settings.parameters).toEqual([['blanc-weight', '0.25']]);
  });
});
