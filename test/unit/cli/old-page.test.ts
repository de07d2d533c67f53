import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withPage } from '../../../src/cli/old-page.ts';

const PAGE = '<!doctype html>\n<html lang="en">\n<meta name="generator" content="corefeval">\n<body>';

describe('--html', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corefeval-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  writeFileSync(at('key.html'), 'an input');
  writeFileSync(at('page.html'), PAGE);
  writeFileSync(at('key.conll'), PAGE);

  it.each([
    [
      ['k', 'r', '--html'],
      ['k', 'r', '--html'],
    ],
    [
      ['--html', 'k.conll', 'r'],
      ['--html', 'k.conll', 'r'],
    ],
    [
      ['--html', at('key.html'), 'r'],
      ['--html', at('key.html'), 'r'],
    ],
    [
      ['--html', at('key.conll')],
      ['--html', at('key.conll')],
    ],
    [['--html', at('page.html')], [`--page=${at('page.html')}`]],
    [
      ['--html', at('new.HTM'), '-q'],
      [`--page=${at('new.HTM')}`, '-q'],
    ],
    [
      ['--html=any', 'r'],
      ['--page=any', 'r'],
    ],
    [
      ['--', '--html', 'new.html'],
      ['--', '--html', 'new.html'],
    ],
  ])('%j is read as %j: what follows is a page only if it cannot be an input', (args, read) => {
    expect(withPage(args)).toEqual(read);
  });
});
