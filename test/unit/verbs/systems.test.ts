import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../src/corpus/index.ts';
import { evaluatePair, settingsOf, Tally } from '../../../src/evaluate/index.ts';
import { InputError } from '../../../src/problems/problem.ts';
import { readPairs } from '../../../src/verbs/read-pairs.ts';
import {
  eachSystem,
  finishSystem,
  type OpenSystem,
  type SystemsRequest,
} from '../../../src/verbs/systems.ts';
import { conllDocument } from '../../support/indexed-files.ts';
import { memoryShell } from '../../support/memory-shell.ts';

const settings = settingsOf({ metrics: ['muc'] });
const good = conllDocument('a', 'x (1)', 'y (1)', 'z (2)', 'z (2)');
const texts = {
  'gold/a.conll': good,
  'gold/README': '',
  'x/a.conll': good.replaceAll('(2)', '-'),
  'empty/a.conll': good.replaceAll(/\(\d\)/g, '-'),
  'bad/a.conll': good.replace('(1)', '(1'),
  'worse/a.conll': good.replace('(1)', '1)'),
  'extra/all.conll': `${good}${conllDocument('b', 'x (1', 'y -')}`,
  'other/all.conll': conllDocument('c', 'x 1)', 'y -'),
};
const pathOf = (path: string) => ({ path, name: path });

const runs = (
  responses: readonly string[],
  run: (system: OpenSystem) => unknown,
  options: Partial<SystemsRequest> = {},
) =>
  eachSystem(
    { key: pathOf('gold'), responses: responses.map(pathOf), ...options },
    memoryShell(texts, MemoryStore),
    run,
  );

/** Reads and counts all documents, and adds what concerns the corpus as a whole. */
const finished = (isPart?: boolean) => (system: OpenSystem) => {
  const tally = new Tally(settings);
  for (const [key, response] of readPairs(system))
    tally.add(evaluatePair(key, response, settings, system.log.report));
  return finishSystem(system, tally.result(), settings, isPart);
};

const codesOf = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: InputError) => error.problems.map(({ code, file, line }) => [code, file, line]),
  );

describe('eachSystem', () => {
  it('runs a function for each response in turn, with the pairs of its documents', async () => {
    const { systems, failed } = await runs(['x', 'bad'], ({ key, response, pairs }) => [
      key.path,
      response.name,
      pairs.map(({ id }) => id),
    ]);
    expect(systems).toEqual([
      ['gold', 'x', ['(a); part 000']],
      ['gold', 'bad', ['(a); part 000']],
    ]);
    expect(failed).toEqual([]);
  });

  it('reports errors in documents that are not in the key: their names may be wrong because of them', async () => {
    expect(await codesOf(runs(['extra'], finished()))).toContainEqual([
      'conll/unclosed',
      'extra/all.conll',
      expect.any(Number),
    ]);
    expect(await codesOf(runs(['other'], finished()))).toContainEqual([
      'conll/unopened',
      'other/all.conll',
      2,
    ]);
    const { systems } = await runs(['extra'], finished(), { lenient: true });
    expect(systems).toHaveLength(1);
  });

  it('leaves out and names one of several responses that has errors', async () => {
    const { systems, failed } = await runs(['bad', 'x'], finished());
    expect(systems).toHaveLength(1);
    expect(failed).toMatchObject([
      { name: 'bad', path: 'bad', problems: expect.arrayContaining([expect.objectContaining({ line: 2 })]) },
    ]);
  });

  it('throws the errors of the only response, or of all, with the lines of their files', async () => {
    expect(await codesOf(runs(['bad'], finished()))).toContainEqual(['conll/unclosed', 'bad/a.conll', 2]);
    const both = await codesOf(runs(['bad', 'worse'], finished()));
    expect(both).toContainEqual(['conll/unclosed', 'bad/a.conll', 2]);
    expect(both).toContainEqual(['conll/unopened', 'worse/a.conll', 2]);
  });

  it('names the response in errors without a file', async () => {
    const throwing = () => {
      throw new InputError([{ code: 'x/y', severity: 'error', message: 'No.' }]);
    };
    expect(await codesOf(runs(['x'], throwing))).toEqual([['x/y', 'x', undefined]]);
  });

  it('throws other errors at once, and those of the key', async () => {
    const bug = () => {
      throw new TypeError('a bug');
    };
    await expect(runs(['x', 'bad'], bug)).rejects.toThrow(TypeError);
    expect(await codesOf(runs(['x', 'bad'], finished(), { key: pathOf('gold/README') }))).toEqual([
      ['file/empty', 'gold/README', undefined],
    ]);
  });

  it('reports files that are skipped, unless documents are chosen', async () => {
    const codes = ({ log }: OpenSystem) => log.problems.map(({ code }) => code);
    expect((await runs(['x'], codes)).systems).toEqual([['file/skipped']]);
    expect((await runs(['x'], codes, { documents: ['a'] })).systems).toEqual([[]]);
  });

  it('says when the work on a response starts', async () => {
    const started: string[] = [];
    const shell = {
      ...memoryShell(texts, MemoryStore),
      startSystem: ({ name }: { name: string }) => started.push(name),
    };
    await eachSystem({ key: pathOf('gold'), responses: ['x', 'bad'].map(pathOf) }, shell, () => {});
    expect(started).toEqual(['x', 'bad']);
  });
});

describe('finishSystem', () => {
  const named = { key: { path: 'x', name: 'system' }, responses: [{ path: 'gold', name: 'gold' }] };
  const finish = async (options: Partial<SystemsRequest> = {}, isPart?: boolean) =>
    (await runs(['x'], finished(isPart), options)).systems[0] as ReturnType<typeof finishSystem>;

  it('has the problems of documents and files, and those of the corpus', async () => {
    const { problems, warnings, count } = await finish(named);
    expect(problems.map(({ code }) => code)).toEqual(['file/skipped']);
    expect(warnings.map(({ code }) => code)).toContain('file/swapped');
    expect([count('file/skipped'), count('file/swapped'), count('file/empty')]).toEqual([1, 1, 0]);
  });

  it('makes errors of warnings if the request is strict, but not of files that are skipped', async () => {
    expect((await finish({ strict: true })).problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['file/skipped', 'warning'],
    ]);
    await expect(finish({ ...named, strict: true })).rejects.toThrow('were they exchanged?');
    expect(await finish({ ...named, strict: true, allow: ['file/swapped'] })).toBeDefined();
  });

  it('leaves errors about the whole of a part of a corpus to merge', async () => {
    const empty = { key: pathOf('empty/a.conll') };
    await expect(finish(empty)).rejects.toThrow('No mention was read from the key.');
    expect((await finish(empty, true)).warnings).toContainEqual(
      expect.objectContaining({ code: 'key/no-mentions', severity: 'warning' }),
    );
  });
});

describe('with lenient', () => {
  const line = (id: string) =>
    `{"doc_key": "${id}", "sentences": [["x", "y"]], "clusters": [[[0, 0], [1, 1]]]}\n`;
  const corpora = {
    'key.jsonl': line('a') + line('b') + line('c'),
    'broken.jsonl': line('a') + line('b').replace(']]]}', ']') + line('c'),
    'first.jsonl': line('a').replace('{', 'INFO {') + line('b') + line('c'),
    'files/a.jsonl': line('a'),
    'files/b.jsonl': line('b').replace('"x"', '"x'),
    'files/c.json': 'Loading …\n',
    'unnamed/x.jsonl': line('').repeat(2),
    'unnamed/y.json': 'Loading …\n',
    'none/a.jsonl': 'Loading …\n',
  };
  const scored = async (key: string, response: string, lenient = true) => {
    const request = { key: pathOf(key), responses: [pathOf(response)], lenient };
    const { systems } = await eachSystem(request, memoryShell(corpora, MemoryStore), (system) => {
      const tally = new Tally(settings);
      for (const [gold, found] of readPairs(system))
        tally.add(evaluatePair(gold, found, settings, system.log.report));
      const { problems } = finishSystem(system, tally.result(), settings);
      return [tally.result().scores.get('muc'), problems.map(({ code, file, line }) => [code, file, line])];
    });
    return systems[0];
  };

  it('leaves a broken document of a response out, and counts it as missing', async () => {
    expect(await codesOf(scored('key.jsonl', 'broken.jsonl', false))).toEqual([
      ['json/syntax', 'broken.jsonl', 2],
    ]);
    expect(await scored('key.jsonl', 'broken.jsonl')).toEqual([
      expect.objectContaining({ counts: { recall: [2, 3], precision: [2, 2] } }),
      [
        ['json/syntax', 'broken.jsonl', 2],
        ['document/left-out', 'broken.jsonl', 2],
      ],
    ]);
    expect(await scored('key.jsonl', 'first.jsonl')).toEqual([
      expect.objectContaining({ counts: { recall: [2, 3], precision: [2, 2] } }),
      [
        ['document/missing', 'key.jsonl', 1],
        ['document/extra', 'first.jsonl', 1],
        ['json/syntax', 'first.jsonl', 1],
      ],
    ]);
  });

  it('leaves files of a response out that cannot be read', async () => {
    expect(await codesOf(scored('key.jsonl', 'files', false))).toEqual([['file/format', 'files/c.json', 1]]);
    expect(await scored('key.jsonl', 'files')).toEqual([
      expect.objectContaining({ counts: { recall: [1, 3], precision: [1, 1] } }),
      [
        ['file/format', 'files/c.json', 1],
        ['document/missing', 'key.jsonl', 3],
        ['json/syntax', 'files/b.jsonl', 1],
        ['document/left-out', 'files/b.jsonl', 1],
      ],
    ]);
  });

  it('needs a file that can be read, and names by which the others are paired', async () => {
    for (const response of ['none', 'unnamed'])
      expect(await codesOf(scored('key.jsonl', response))).toEqual([
        ['file/format', expect.stringMatching(/^(?:none\/a\.jsonl|unnamed\/y\.json)$/), 1],
      ]);
  });

  it('does not leave documents of the key out', async () => {
    expect(await codesOf(scored('broken.jsonl', 'key.jsonl'))).toEqual([['json/syntax', 'broken.jsonl', 2]]);
  });
});
