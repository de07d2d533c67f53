import { describe, expect, it } from 'vitest';
import { annotationTables } from '../../../../src/agree/annotations.ts';
import type { Document } from '../../../../src/core/document.ts';
import { settingsOf } from '../../../../src/evaluate/settings.ts';
import { agreementIndex, assembleAgreement } from '../../../../src/page/agreement/assemble.ts';
import { agreeReport } from '../../../support/agree-reports.ts';
import { documentWith, wordList } from '../../../support/documents.ts';

const options = { rule: 'ask', dropsSingletons: false } as const;

function tablesOf(...documents: readonly Document[]) {
  const { matcher } = settingsOf();
  const spec = { matcher, duplicates: 'first', singletons: 'keep', mentionKey: undefined } as const;
  return annotationTables(
    documents.map((document, c) => ({ name: `n${c}`, documents: [document] })),
    spec,
    () => {},
  );
}

describe('agreementIndex', () => {
  it('has words, blanks, and the mentions of each annotator', () => {
    const tokens = wordList('Ann', 'ran', '.');
    const { documents, systems, sentences } = agreementIndex(
      agreeReport,
      tablesOf(documentWith([['7', '0', '1-2']], { tokens, length: 3 })),
      options,
    );
    expect(systems).toEqual([{ name: 'ann' }, { name: 'bob' }]);
    expect(sentences[0]).toBe('2 annotators: α = 0.500 (MASI).');
    expect(documents).toMatchObject([
      {
        id: 'd',
        words: ['Ann', 'ran', '.'],
        glued: [2],
        sides: [
          {
            entities: ['7'],
            mentions: [
              [0, 1, 0],
              [1, 3, 0],
            ],
          },
        ],
      },
    ]);
  });

  it('refuses documents in characters', () => {
    const text = { ...documentWith([['7', '0']]), unit: 'character', text: 'Ann ran' } as const;
    expect(() => agreementIndex(agreeReport, tablesOf(text), options)).toThrow(
      'Document d is measured in characters, and the page needs words.',
    );
  });
});

it('assembleAgreement puts the data into the template as inert text', async () => {
  const template = { html: '<title><!--title--></title><!--overview--><!--data-->', overview: () => 'OVER' };
  const html = await assembleAgreement(template, agreeReport, [], options);
  expect(html).toMatch(
    /^<title>Agreement of ann, bob<\/title>OVER<script type="application\/gzip" id="index">[\w+/=]+<\/script>$/,
  );
});
