/** Twelve answers of a language model, three of which cannot be read: one score, the counts, and the list. */
import { afterAll, describe, expect, it } from 'vitest';
import { Workplace } from '../support/cli.ts';
import { documents, KEY } from '../support/odd-corpora.ts';

const place = new Workplace();
afterAll(() => place.remove());
place.write('key.conll', documents(KEY));

const CLUSTERS = '{"clusters": [["Anna", "she", "she"], ["Ben", "him"]]}';
const MARKED = '[Anna](#0) saw [Ben](#1) and [she](#0) greeted [him](#1) when [she](#0) saw him\n';
const answers = {
  json: {
    ending: '.json',
    good: CLUSTERS,
    bad: ['Sorry, I cannot do that.', '{"clusters": [["Anna"', ''],
    summary: '3 of 12 answers could not be read (2 not JSON, 1 empty).',
    codes: ['answer/not-json', 'answer/not-json', 'answer/empty'],
  },
  fenced: {
    ending: '.txt',
    good: `Here it is:\n\`\`\`json\n${CLUSTERS}\n\`\`\`\n`,
    bad: ['Sorry, I cannot do that.', '', '{"error": "too long"}'],
    summary: '3 of 12 answers could not be read (1 not JSON, 1 without clusters, 1 empty).',
    codes: ['answer/not-json', 'answer/empty', 'answer/no-clusters'],
  },
  markdown: {
    ending: '.md',
    good: MARKED,
    bad: [
      'Sorry, I cannot help with texts of this kind at all.',
      'As a model I have no access to files.',
      '',
    ],
    summary: '3 of 12 answers could not be read (2 another text, 1 empty).',
    codes: ['answer/other-text', 'answer/other-text', 'answer/empty'],
  },
};

describe.each(Object.entries(answers))('answers in %s', (name, { ending, good, bad, summary, codes }) => {
  for (let i = 1; i <= 12; i++) place.write(`${name}/d${i}${ending}`, bad[i - 10] ?? good);

  it('are scored, and those that cannot be read count as responses without mentions', () => {
    const { code, stdout } = place.run(['score', 'key.conll', name, '--json']);
    const { systems } = JSON.parse(stdout);
    expect([code, systems[0].documents, systems[0].mentions]).toEqual([0, 12, 45]);
    expect(systems[0].scores.mentions.counts).toEqual({ recall: [45, 72], precision: [45, 45] });
    expect(stdout).toContain(summary);
  });

  it('say so in the text, and are errors with --strict', () => {
    expect(place.run(['score', 'key.conll', name]).stderr).toContain(`warning[answer/unread]: ${summary}`);
    expect(place.run(['score', 'key.conll', name, '--strict']).code).toBe(1);
  });

  it('are listed by check', () => {
    const { stdout } = place.run(['check', '--key', 'key.conll', name, '--json']);
    const problems: { code: string; file: string }[] = JSON.parse(stdout).problems;
    const listed = problems.filter(({ code }) => codes.includes(code));
    expect(listed.map(({ code, file }) => [file, code]).sort()).toEqual(
      codes.map((code, i) => [`${name}/d${i + 10}${ending}`, code]).sort(),
    );
    expect(stdout).toContain(summary);
  });
});

it('is an error if no answer can be read', () => {
  place.write('none/d1.json', '{"clusters": [["Anna"');
  place.write('none/d2.json', '');
  const { code, stderr } = place.run([
    'score',
    'key.conll',
    'none',
    '--format',
    'strings',
    '--key-format',
    'conll',
  ]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('error[answer/unread]: 2 of 2 answers could not be read'),
  ]);
});
