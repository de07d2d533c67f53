import { describe, expect, it } from 'vitest';
import { problemPage } from '../../../../src/cli/help/problem-page.ts';
import { refusal } from '../../../support/run-verb.ts';

describe('problemPage', () => {
  const pages = {
    'file/empty': '**error.** A file contains no document.\n\nSee [this](files.md#x) and `--lenient`.',
  };

  it('is the section of the documentation as text', async () => {
    expect(problemPage('file/empty', pages)).toBe(
      'file/empty\n\nerror. A file contains no document.\n\nSee this and `--lenient`.\n',
    );
  });

  it('refuses other codes with the nearest one', async () => {
    expect(await refusal(() => problemPage('file/emty', pages))).toBe(
      'There is no problem code "file/emty". Did you mean "file/empty"?\n  help: docs/errors/README.md lists all codes',
    );
    expect(await refusal(() => problemPage('constructor', pages))).toContain('no problem code');
  });
});
