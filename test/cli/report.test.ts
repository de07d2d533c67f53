import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';

const place = new Workplace();
afterAll(() => place.remove());

const example = (name: string) => readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8');

beforeEach(() => {
  place.write('key.conll', example('key.conll'));
  place.write('response.conll', example('response.conll'));
});

/** The data of a page, as the page reads it. */
const indexOf = (page: string) => {
  const data = /<script type="application\/gzip" id="index">([^<]*)</.exec(page)?.[1] as string;
  return JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString());
};
const blocks = (page: string): number =>
  page.match(/<script type="application\/gzip" id="b\d+">/g)?.length ?? 0;

describe('report', () => {
  it('writes one page with the scores and every document', () => {
    const { code, stdout, stderr } = place.run(['report', 'key.conll', 'response.conll', '-o', 'r.html']);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' });
    const page = place.read('r.html');
    const json = JSON.parse(
      place.run(['score', 'key.conll', 'response.conll', '--json', '--per-document']).stdout,
    );
    const index = indexOf(page);
    expect(index.systems[0]).toMatchObject({ scores: json.systems[0].scores, conll: json.systems[0].conll });
    expect(index.documents.map(({ id }: { id: string }) => id)).toEqual(
      json.systems[0].perDocument.map(({ id }: { id: string }) => id),
    );
    expect(index.signature).toBe(json.signature);
    expect(blocks(page)).toBe(1);
    // The overview is readable without scripts.
    expect(page).toMatch(/<h1 class="finding".*73\.62/s);
  });

  it('goes to standard output without -o, and is what score --html writes', () => {
    const { stdout } = place.run(['report', 'key.conll', 'response.conll']);
    expect(stdout).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
    expect(place.run(['score', 'key.conll', 'response.conll', '--html']).stdout).toBe(stdout);
    place.run(['score', 'key.conll', 'response.conll', '--per-document', '-o', 'page.html']);
    expect(place.read('page.html')).toBe(stdout);
  });

  it('has a title and a note of the author, as text', () => {
    const { stdout } = place.run([
      'report',
      'key.conll',
      'response.conll',
      '--title',
      'Task <1>',
      '--note',
      'Final & last run.',
    ]);
    expect(stdout).toContain('<title>Task &lt;1&gt;</title>');
    expect(stdout).toContain('Task &lt;1></p>');
    expect(stdout).toContain('Final &amp; last run.</p>');
  });

  it('leaves texts out that do not fit into --max-page, and says so; scores stay', () => {
    const whole = place.run(['report', 'key.conll', 'response.conll', '--max-page', '1M']);
    expect(whole.stderr).toBe('');
    const { code, stdout, stderr } = place.run([
      'report',
      'key.conll',
      'response.conll',
      '--max-page',
      '100',
    ]);
    expect(code).toBe(0);
    expect(stderr).toBe(
      'note: the texts of 2 documents are left out, because the page would be too large with them\n',
    );
    expect([blocks(whole.stdout), blocks(stdout)]).toEqual([1, 0]);
    const [all, part] = [indexOf(whole.stdout), indexOf(stdout)];
    expect(part.systems).toEqual(all.systems);
    expect(part.documents).toEqual(all.documents.map(({ at: _, ...entry }: { at: unknown }) => entry));
    expect(stdout).toContain('are left out, those with the fewest errors first');
    const bad = place.run(['report', 'key.conll', 'response.conll', '--max-page', 'much']);
    expect(bad).toMatchObject({ code: 2, stdout: '' });
    expect(bad.stderr).toContain("option '--max-page");
  });

  it('takes the options of score that change what is scored', () => {
    place.run([
      'report',
      'key.conll',
      'ours=response.conll',
      'key.conll',
      '-o',
      'some.html',
      '--metrics',
      'muc,lea',
      '--singletons',
      'drop',
      '--document',
      '(example/letter); part 000',
      '--format',
      'conll',
      '--jobs',
      '2',
      '--lenient',
    ]);
    const index = indexOf(place.read('some.html'));
    expect(index.metrics.map(({ id }: { id: string }) => id)).toEqual(['muc', 'lea']);
    expect(index.systems.map(({ name }: { name: string }) => name)).toEqual(['ours', 'key.conll']);
    expect(index.documents).toHaveLength(1);
    expect(index.signature).toContain('singletons:drop');
  });

  it('names the responses that could not be scored', () => {
    place.write('broken.conll', example('broken.conll'));
    const { code, stderr } = place.run([
      'report',
      'key.conll',
      'broken.conll',
      'response.conll',
      '-o',
      'left.html',
    ]);
    expect(code).toBe(1);
    expect(stderr).toContain('broken.conll is left out');
    expect(indexOf(place.read('left.html'))).toMatchObject({
      leftOut: [{ name: 'broken.conll' }],
      systems: [{}],
    });
    expect(place.read('left.html')).toContain('<bdi>broken.conll</bdi>');
  });

  it('replaces an earlier report, but no other file', () => {
    const write = (file: string) => place.run(['report', 'key.conll', 'response.conll', '-o', file]);
    expect([write('twice.html').code, write('twice.html').code]).toEqual([0, 0]);
    place.write('mine.html', '<p>mine</p>');
    expect(write('mine.html')).toMatchObject({ code: 2, stdout: '' });
    expect(place.read('mine.html')).toBe('<p>mine</p>');
    expect(write('key.conll').code).toBe(2);
    expect(place.read('key.conll')).toBe(example('key.conll'));
  });

  it('refuses a file that ends like another kind of output', () => {
    const { code, stderr } = place.run(['report', 'key.conll', 'response.conll', '-o', 'r.json']);
    expect(code).toBe(2);
    expect(stderr).toContain('r.json ends like json, but a report is a page.');
  });

  it('shows no folder of an absolute path', () => {
    const path = (name: string) => `${place.folder}/${name}`;
    const { stdout } = place.run(['report', path('key.conll'), path('response.conll')]);
    expect(stdout).not.toContain(place.folder);
    expect(JSON.stringify(indexOf(stdout))).not.toContain(place.folder);
  });
});

it('score --html takes no file: what follows is a response', () => {
  const { code, stdout, stderr } = place.run(['score', 'key.conll', 'response.conll', '--html', 'old.html']);
  expect(code).toBe(1);
  expect(stderr).toContain(
    'error: old.html is left out: it cannot be scored.\nold.html: error[file/missing]',
  );
  expect(indexOf(stdout).systems).toHaveLength(1);
});
