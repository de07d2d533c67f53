import { expect, it } from 'vitest';
import { formats } from '../../../src/formats/index.ts';
import { metrics } from '../../../src/metrics/index.ts';
import { PROTOCOL_VERSION } from '../../../src/serve/hello.ts';
import { version } from '../../../src/version.ts';
import { errorOf, resultOf } from '../../support/serve-shell.ts';

it('says what the server has', async () => {
  const found = await resultOf('hello', { protocol: PROTOCOL_VERSION, client: 'test 1' });
  expect(found).toMatchObject({ protocol: 1, version, runtime: 'test 1.0' });
  expect(found.metrics).toEqual(metrics.map(({ id }) => id));
  expect(found.formats).toEqual(formats.map(({ id }) => id));
  expect(found.methods).toContain('evaluate');
  expect(found.schemas).toContain('corefeval/serve/1');
});

it('refuses another protocol, and says which side to upgrade', async () => {
  const of = async (params: object) => (await errorOf('hello', params)).message;
  expect(await of({ protocol: 2, client: 'python 9.0' })).toBe(
    `corefeval ${version} has protocol 1, python 9.0 has 2: upgrade corefeval.`,
  );
  expect(await of({ protocol: 0, client: 'python 0.0' })).toBe(
    `corefeval ${version} has protocol 1, python 0.0 has 0: upgrade python 0.0.`,
  );
  expect(await of({})).toBe(`corefeval ${version} has protocol 1, the client has none: upgrade the client.`);
});
