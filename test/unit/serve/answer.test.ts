import { describe, expect, it } from 'vitest';
import { answerNotUtf8, answerTooLong } from '../../../src/serve/answer.ts';
import { failureOf } from '../../../src/serve/failure.ts';
import { methods } from '../../../src/serve/methods.ts';
import { answerTo, errorOf, resultOf, serveShell } from '../../support/serve-shell.ts';

const refused = async (message: unknown) => {
  const { jsonrpc, id, error } = await answerTo(message);
  expect(jsonrpc).toBe('2.0');
  return [id, error.code, error.message];
};

describe('a message', () => {
  it('is answered with its id, a number or a text', async () => {
    for (const id of [7, 0, -1, 1.5, 'a', '', 'ä\ud800\n'])
      expect((await answerTo({ jsonrpc: '2.0', id, method: 'hello', params: { protocol: 1 } })).id).toBe(id);
  });

  it('that is not a request is refused', async () => {
    expect((await refused('{'))[1]).toBe(-32700);
    expect(await refused('[]')).toEqual([
      null,
      -32600,
      'Batches are not supported: send one request per line.',
    ]);
    expect(await refused('3')).toEqual([null, -32600, 'Expected a JSON-RPC request, which is an object.']);
    expect(await refused('null')).toEqual([null, -32600, 'Expected a JSON-RPC request, which is an object.']);
    expect(await refused({ jsonrpc: '2.0', method: 'hello' })).toEqual([
      null,
      -32600,
      'Notifications are not supported: give every request an `id`.',
    ]);
    expect(await refused({ id: 1, method: 'hello' })).toEqual([1, -32600, 'Expected `jsonrpc` to be "2.0".']);
    expect(await refused({ jsonrpc: '2.0', id: 1, method: 3 })).toEqual([
      1,
      -32600,
      'Expected `method` to be a text.',
    ]);
    expect(await refused({ jsonrpc: '2.0', id: 1, method: 'hello', params: [1] })).toEqual([
      1,
      -32600,
      'Expected `params` to be an object of parameters by name.',
    ]);
  });

  it('with an id that cannot be repeated is refused', async () => {
    for (const id of ['1e999', '12345678901234567890', 'null', 'true', '[1]', '{}'])
      expect(
        (await refused(`{"jsonrpc":"2.0","id":${id},"method":"hello","params":{"protocol":1}}`)).slice(0, 2),
      ).toEqual([null, -32600]);
  });

  it('for a method that does not exist is refused, with the nearest name', async () => {
    const [id, code, message] = await refused({ jsonrpc: '2.0', id: 4, method: 'scores', params: {} });
    expect([id, code]).toEqual([4, -32601]);
    expect(message).toBe(
      `Unknown method "scores". Did you mean "score"? The methods are: ${[...methods.keys()].join(', ')}.`,
    );
    expect((await refused({ jsonrpc: '2.0', id: 4, method: '__proto__' }))[1]).toBe(-32601);
  });

  it('that is too long or not UTF-8 has an answer', () => {
    expect(JSON.parse(answerTooLong())).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32600,
        message: 'The message is longer than 268435456 bytes; send corpora in batches of about 8 MiB.',
        data: { kind: 'size' },
      },
    });
    expect(JSON.parse(answerNotUtf8()).error.code).toBe(-32700);
  });
});

describe('an error', () => {
  it('of the data has its problems, worded in options', async () => {
    const broken = '#begin document (d); part 000\nd\t0\t0\tIt\t1)\n#end document\n';
    const params = { source: { text: broken, name: 'b.conll' } };
    const error = await errorOf('read', params);
    expect(error.code).toBe(1);
    expect(error.message).toBe(
      'b.conll:2:10: error[conll/unopened]: Entity 1 is closed here, but was never opened.',
    );
    expect(error.data.kind).toBe('input');
    expect(error.data.problems[0]).toMatchObject({ severity: 'error', code: 'conll/unopened', line: 2 });
    expect(error.data.help).toBe('fix the bracket, or pass `lenient` to drop this mention');
  });

  it('of the call is a usage error', async () => {
    expect(await errorOf('read', { source: { path: 'a' }, options: { formt: 'conll' } })).toMatchObject({
      code: 2,
      message: 'Unknown option "formt". Did you mean "format"?',
      data: { kind: 'usage' },
    });
    expect(await errorOf('read', { sourc: 1 })).toEqual({
      code: 2,
      message: 'Unknown parameter "sourc". Did you mean "source"?',
      data: { kind: 'usage', help: 'The parameters are: source, options.' },
    });
    expect((await errorOf('score', { options: [] })).message).toBe(
      'Expected `options` to be an object of options by name.',
    );
    expect((await errorOf('score', { documents: {} })).message).toBe('Expected `documents` to be a list.');
    expect((await errorOf('evaluate', { key: {}, systems: [], options: {} })).message).toBe(
      '`systems` is empty.',
    );
  });

  it('about parameters among the options is one, too', async () => {
    const system = { corpus: { path: 'b' } };
    const params = { key: { path: 'a' }, systems: [system], options: { key: 'c' } };
    expect((await errorOf('evaluate', params)).message).toBe(
      'Unknown option "key": corpora and formats of outputs are parameters.',
    );
  });

  it('of this program is a bug, with its stack', () => {
    const { code, message, data } = failureOf(new TypeError('x is not a function'));
    expect([code, message, data.kind]).toEqual([70, 'A bug of corefeval: x is not a function', 'bug']);
    expect(data.stack).toContain('answer.test.ts');
    expect(failureOf('a text').message).toBe('A bug of corefeval: a text');
  });

  it('of a value that is nested too deeply, or of an answer that is too long, is not a bug', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const line = `{"jsonrpc":"2.0","id":1,"method":"score","params":{"documents":[{"key":${deep},"response":[]}]}}`;
    expect((await answerTo(line)).error).toMatchObject({ code: 2 });
    expect(failureOf(new RangeError('Invalid string length'))).toMatchObject({ data: { kind: 'size' } });
  });
});

describe('hello', () => {
  it('lists the options of every method with options', async () => {
    const { options } = await resultOf('hello', { protocol: 1 }, serveShell());
    expect(Object.keys(options).sort()).toEqual(
      [...methods.keys()].filter((name) => name !== 'hello').sort(),
    );
    expect(options.score).toContain('singletons');
    for (const names of Object.values<string[]>(options)) expect(names).not.toContain('key');
  });
});
