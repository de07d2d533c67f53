import { describe, expect, it } from 'vitest';
import { reportFiles } from '../../../../src/library/files/index.ts';
import { TEMPLATE_PLACES } from '../../../../src/page/assemble.ts';
import { exampleFiles } from '../../../support/example-files.ts';

const request = { key: 'examples/key.conll', responses: ['examples/response.conll'] };
const page = () => ({
  html: `<title>${TEMPLATE_PLACES.title}</title>${TEMPLATE_PLACES.overview}${TEMPLATE_PLACES.data}`,
  overview: ({ title }: { readonly title: string }) => `<h1>${title}</h1>`,
});

describe('reportFiles', () => {
  it('fills the page that is handed in, and has the scores', async () => {
    const result = await reportFiles({ ...request, metrics: ['muc'] }, { files: exampleFiles, page });
    expect(result.html).toMatch(
      /^<title>Scores of response\.conll<\/title><h1>Scores of response\.conll<\/h1><script/,
    );
    expect([result.leftOut, result.systems[0].scores.muc.f1]).toEqual([0, 0.6666666666666667]);
    expect(result.systems[0].perDocument).toHaveLength(2);
  });

  it('leaves texts out of a page that would be too large', async () => {
    const { leftOut } = await reportFiles({ ...request, maxPage: 1 }, { files: exampleFiles, page });
    expect(leftOut).toBeGreaterThan(0);
  });

  it('needs a page', async () => {
    await expect(reportFiles(request, { files: exampleFiles })).rejects.toThrow('There is no page to fill.');
    await expect(reportFiles({ ...request, counts: true } as never, { page })).rejects.toThrow(
      'Unknown option "counts".',
    );
  });
});
