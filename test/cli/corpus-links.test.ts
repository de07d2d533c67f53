/** A corpus with symbolic links has the same documents, whether given as a directory or as a pattern. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const text = (name: string, second: number) =>
  `#begin document (${name}); part 000\nx\t0\t0\tIt\t(1)\nx\t0\t1\tit\t(${second})\n#end document\n`;

const place = new Workplace();
afterAll(() => place.remove());
const link = (target: string, path: string) => symlinkSync(target, join(place.folder, path));

beforeAll(() => {
  for (const side of ['gold', 'sys']) {
    place.write(`${side}/a.conll`, text('a', 1));
    place.write(`store/${side}/b.conll`, text('b', side === 'gold' ? 1 : 2));
    place.write(`store/${side}-more/c.conll`, text('c', 1));
    link(`../store/${side}/b.conll`, `${side}/b.conll`);
    link(`../store/${side}-more`, `${side}/more`);
    // Links that lead back: to the folder itself, to one above it, and through another link.
    link('.', `${side}/self`);
    link('..', `${side}/up`);
    link(`../../${side}`, `store/${side}-more/back`);
  }
  link('gold', 'gold-link');
});

const documents = (key: string, response: string) => {
  const { stdout, stderr } = place.run([
    'score',
    key,
    response,
    '--per-document',
    '--json',
    '--metrics',
    'muc',
  ]);
  expect(stderr).not.toContain('error[');
  const { systems } = JSON.parse(stdout);
  return {
    muc: systems[0].scores.muc.counts.recall,
    documents: systems[0].perDocument.map(({ id }: { id: string }) => id).sort(),
  };
};

describe('links in a corpus', () => {
  it.each([
    ['directories', 'gold', 'sys'],
    ['directories with a slash', 'gold/', './sys/'],
    ['absolute paths', join(place.folder, 'gold'), join(place.folder, 'sys')],
    ['a link to a directory', 'gold-link', 'sys'],
    ['patterns', 'gold/**/*.conll', 'sys/**/*.conll'],
    ['a pattern and a directory', 'gold/**', 'sys'],
  ])('are followed: %s', (_, key, response) => {
    expect(documents(key, response)).toEqual({
      muc: [2, 3],
      documents: ['(a); part 000', '(b); part 000', '(c); part 000'],
    });
  });

  it('that lead nowhere, or to themselves, are reported', () => {
    for (const [folder, target] of [
      ['broken', 'not-there'],
      ['loop', 'x.conll'],
    ]) {
      mkdirSync(join(place.folder, folder));
      link(target, `${folder}/x.conll`);
      for (const corpus of [folder, `${folder}/*`]) {
        const { code, stderr } = place.run(['score', corpus, 'sys']);
        expect({ code, stderr }).toMatchObject({
          code: 1,
          stderr: expect.stringContaining(`${folder}/x.conll: error[file/missing]: `),
        });
      }
    }
  });

  it('that multiply paths without end are refused', () => {
    for (let level = 0; level < 30; level++) {
      place.write(`diamond/${level}/d.conll`, text(`d${level}`, 1));
      for (const name of ['a', 'b']) link(`../${level + 1}`, `diamond/${level}/${name}`);
    }
    place.write('diamond/30/d.conll', text('d30', 1));
    for (const corpus of ['diamond/0', 'diamond/0/**/*.conll']) {
      const { code, stderr } = place.run(['score', corpus, 'sys']);
      expect({ code, stderr }).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/diamond\/0\/[ab/]+: error\[file\/too-many-links\]: /),
      });
    }
  });

  it('to one folder from a few places are all followed', () => {
    place.write('shared/one.conll', text('one', 1));
    for (const name of ['a', 'b']) {
      mkdirSync(join(place.folder, 'twice', name), { recursive: true });
      link('../../shared', `twice/${name}/shared`);
    }
    expect(documents('twice', 'twice')).toEqual({
      muc: [2, 2],
      documents: ['a/shared/one.conll (one); part 000', 'b/shared/one.conll (one); part 000'],
    });
  });

  it('are followed by verbs for single documents too', () => {
    place.write('store/text/t.txt', 'It died.');
    mkdirSync(join(place.folder, 'texts'));
    link('../store/text/t.txt', 'texts/t.txt');
    expect(place.run(['tokenize', 'texts', '--output-dir', 'tables']).code).toBe(0);
    expect(place.read('tables/t.tab')).toContain('died');
  });
});
