/** `corefeval check-kit`: the folder that it writes. */
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { example } from '../support/score-place.ts';

const place = new Workplace();
afterAll(() => place.remove());
beforeEach(() => {
  place.shell('rm -rf ./*');
  place.write('testset.conll', example('compare/key.conll'));
});
const make = (...options: string[]) => place.run(['check-kit', 'testset.conll', '-o', 'kit', ...options]);

it('writes a page and a text, and says where', () => {
  const { code, stdout, stderr } = make();
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toBe('wrote 2 files to kit\n');
  expect(place.shell('ls kit').stdout).toBe('README.txt\ncheck.html\n');
  expect(place.read('kit/README.txt')).toContain('Test set: testset.conll\n');
  const page = place.read('kit/check.html');
  expect(page).toContain(`content="default-src 'none'; `);
  expect(page).not.toContain(place.folder);
});

it('replaces an earlier kit, and no other file', () => {
  make();
  place.write('testset.conll', example('compare/key.conll').replace('part 000', 'part 001'));
  expect(make().code).toBe(0);
  for (const name of ['check.html', 'README.txt']) {
    place.write(join('kit', name), 'years of work\n');
    const { code, stderr } = make();
    expect(code).toBe(2);
    expect(stderr).toContain(`kit/${name}: error[output/exists]: `);
    expect(place.read(join('kit', name))).toBe('years of work\n');
    expect(make('--force').code).toBe(0);
  }
});
