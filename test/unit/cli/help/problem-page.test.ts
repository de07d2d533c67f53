import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemPage } from '../../../../src/cli/help/problem-page.ts';
import { problemCodes } from '../../../../src/problem-codes.ts';
import { refusal } from '../../../support/run-verb.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

describe('problemPage', () => {
  it('is the section of the documentation as text', () => {
    const page = [
      '### `file/missing`\n\nOther.',
      '### `file/empty`\n\n**error.** A file contains no document.\n\nSee [this](files.md#x) and `--lenient`.',
      '### `file/damaged`\n\nOther.',
    ].join('\n\n');
    expect(problemPage('file/empty', () => page)).toBe(
      'file/empty\n\nerror. A file contains no document.\n\nSee this and `--lenient`.\n',
    );
  });

  it('explains every code', () => {
    for (const [code, { severity, summary }] of Object.entries(problemCodes))
      expect(problemPage(code, read)).toContain(`${code}\n\n${severity}. ${summary.slice(0, 10)}`);
  });

  it('refuses other codes with the nearest one', async () => {
    expect(await refusal(() => problemPage('file/emty', read))).toBe(
      'There is no problem code "file/emty". Did you mean "file/empty"?\n  help: docs/errors/README.md lists all codes',
    );
    expect(await refusal(() => problemPage('constructor', read))).toContain('no problem code');
  });
});
