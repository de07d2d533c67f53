import { describe, expect, it } from 'vitest';
import { registerScore } from '../../../src/cli/commands/score.ts';
import { atDocumentScope, checkScope, refuseOneUnit } from '../../../src/verbs/scope.ts';
import { VerbPlace } from '../../support/verb-place.ts';

/** A document of a merged file with the name in column 1 and one mention in each line. */
const lines = (name: string, ...entities: readonly string[]) =>
  entities.map((entity, i) => `${name} 0 ${i} w (${entity})\n`).join('');
const block = (name: string, ...parts: readonly string[]) =>
  `#begin document (${name}); part 000\n${parts.join('\n')}\n#end document\n`;
const apart = (name: string, ...entities: readonly string[]) => block(name, lines(name, ...entities));

/** The worked example of docs/scope.md: a and b are in topic t1, c is in t2. */
const files = {
  'key.conll': apart('a', '1', '1') + apart('b', '1', '2') + apart('c', '2', '3'),
  'response.conll': apart('c', '2', '3') + apart('a', '1', '1') + apart('b', '2', '2'),
  'key.merged.conll':
    block('t1', lines('a', '1', '1'), lines('b', '1', '2')) + block('t2', lines('c', '2', '3')),
  'response.merged.conll': block('all', lines('c', '2', '3'), lines('b', '2', '2'), lines('a', '1', '1')),
  'topics.tsv': '# topics\n\na\tt1\nb\tt1\nc\tt2\nz\tt9\n',
  'short.tsv': 'a\tt1\n',
  'twice.tsv': 'a\tt1\na\tt2\nb\tt1\nc\tt2\n',
  'bad.tsv': 'a t1\n',
  'list.jsonl': '{"doc_key": "a", "sentences": [["x", "y"]], "clusters": [[[0, 0], [1, 1]]]}\n',
};
const place = () => new VerbPlace(registerScore, files);
const METRICS = '--metrics pairwise,bcub,muc,ceafe';

const scored = async (options: string, key = 'key.conll', response = 'response.conll') => {
  const { done, json } = place();
  await done(`score @${key} @${response} ${METRICS} ${options} -o @out.json`);
  return json('out.json');
};
const codes = (found: { systems: { warnings: { code: string }[] }[] }) =>
  found.systems[0].warnings.map(({ code }) => code);

describe('score --scope', () => {
  it('has the scores of the corpus, their parts, and the narrower scopes', async () => {
    const found = await scored('--scope corpus --topics @topics.tsv');
    expect(found.scope).toBe('corpus');
    expect(found.key).toMatchObject({ topics: 2, acrossDocuments: 2, acrossTopics: 1 });
    expect(found.signature).toMatch(
      /scope:corpus\|.*topics:table-[0-9a-f]{4}|topics:table-[0-9a-f]{4}.*scope:corpus/,
    );
    const [{ scores, parts, atDocumentScope: document, atTopicScope: topic }] = found.systems;
    expect(scores.pairwise.counts).toEqual({ recall: [2, 4], precision: [2, 4] });
    expect(parts.withinDocument.pairwise.counts).toEqual({ recall: [1, 1], precision: [1, 2] });
    expect(parts.acrossDocuments.pairwise.counts).toEqual({ recall: [0, 2], precision: [0, 0] });
    expect(parts.acrossTopics.pairwise.counts).toEqual({ recall: [1, 1], precision: [1, 2] });
    expect(parts.acrossDocuments.pairwise.precision).toBeNull();
    expect(Object.keys(parts.withinDocument)).not.toContain('ceafe');
    expect(document.scores.pairwise.counts).toEqual({ recall: [1, 1], precision: [1, 2] });
    expect(topic.scores.muc.counts).toEqual({ recall: [1, 2], precision: [1, 2] });
  });

  it('cuts merged files at a column, pairs their documents by name, and takes blocks of the key as topics', async () => {
    const merged = await scored(
      '--scope corpus --document-column 1',
      'key.merged.conll',
      'response.merged.conll',
    );
    const table = await scored('--scope corpus --topics @topics.tsv');
    expect(merged.key).toMatchObject({ documents: 3, topics: 2, topicsFrom: '"#begin document" blocks' });
    for (const field of ['scores', 'parts', 'atDocumentScope', 'atTopicScope'])
      expect(merged.systems[0][field], field).toEqual(table.systems[0][field]);
  });

  it.each([
    ['--topics ecb', 'ecb', 2, 'names of ECB+'],
    ['', 'ecb', 2, 'names of ECB+'],
    ['--topics ecb-subtopic', 'ecb-subtopic', 3, 'names of ECB+, with subtopics'],
  ])('takes topics from names of ECB+ with "%s"', async (option, id, topics, topicsFrom) => {
    const names = ['36_1ecb', '36_4ecbplus.xml', '37_2ecb'];
    const text = names.map((name) => apart(name, '1', '2')).join('');
    const { done, json } = new VerbPlace(registerScore, { 'ecb.conll': text });
    await done(`score @ecb.conll @ecb.conll --scope topic ${option} --metrics muc -o @out.json`);
    const found = json('out.json');
    expect(found.key).toMatchObject({ topics, topicsFrom });
    expect(found.signature).toContain(`|topics:${id}|`);
  });

  it.each(['--topics folder', ''])('takes folders of the key as topics with "%s"', async (option) => {
    const { done, json } = new VerbPlace(registerScore, {
      'gold/s/a.conll': apart('a', '1', '1'),
      'gold/t/b.conll': apart('b', '1', '1'),
      'system/b.conll': apart('b', '1', '1'),
      'system/x/a.conll': apart('a', '1', '1'),
    });
    await done(`score @gold @system --scope topic ${option} --metrics muc --per-document -o @out.json`);
    const found = json('out.json');
    expect(found.key).toMatchObject({ topics: 2, topicsFrom: 'folders' });
    expect(found.systems[0].perDocument.map(({ id }: { id: string }) => id)).toEqual(['s', 't']);
    expect(found.systems[0].scores.muc.recall).toBe(1);
  });

  it('does not know topics that nothing shows: all other links are across documents', async () => {
    const found = await scored('--scope corpus');
    expect(found.key.topics).toBeUndefined();
    expect(Object.keys(found.systems[0].parts)).toEqual(['withinDocument', 'acrossDocuments']);
    expect(found.systems[0].atTopicScope).toBeUndefined();
  });

  it('warns about names of one document, cut entities, gold topics and lines that are not used', async () => {
    const found = await scored('--scope topic --topics @topics.tsv');
    expect(codes(found)).toEqual(
      expect.arrayContaining([
        'entities/document-labels',
        'entities/across-topics',
        'topics/gold',
        'topics/unused',
      ]),
    );
    expect(codes(await scored(''))).not.toContain('entities/document-labels');
  });

  it('writes rows of parts and lines of narrower scopes', async () => {
    const { done, read } = place();
    await done(`score @key.conll @response.conll ${METRICS} --scope corpus --topics @topics.tsv -o @out.txt`);
    const text = read('out.txt');
    for (const row of [
      'within documents',
      'across documents',
      'across topics',
      'document by document',
      'topic by topic',
    ])
      expect(text).toContain(row);
    await done(`score @key.conll @response.conll ${METRICS} --scope corpus -o @out.csv`);
    expect(read('out.csv')).toContain('bcub.acrossDocuments');
  });

  it.each([
    ['--topics ecb', '--topics needs --scope topic or --scope corpus.'],
    ['--scope topic', 'The topics of the documents are not known (topics/unknown).'],
    ['--scope topic --topics ecb', '3 documents are'],
    ['--scope topic --topics folder', 'in no folder below'],
    ['--scope topic --topics @short.tsv', 'not in the table of topics'],
    ['--scope topic --topics @twice.tsv', 'twice, with two topics'],
    ['--scope topic --topics @bad.tsv', '"a t1" is not a document and its topic.'],
    ['--scope corpus --ci', 'One unit cannot be resampled'],
  ])('refuses %s', async (options, message) => {
    const { run } = place();
    const { refused = '', stderr } = await run(`score @key.conll @response.conll ${options} -o @out.json`);
    expect(`${refused}${stderr}`).toContain(message);
  });

  it('refuses lists of clusters', async () => {
    const { run } = place();
    const { refused = '', stderr } = await run('score @list.jsonl @list.jsonl --scope corpus -o @out.json');
    expect(`${refused}${stderr}`).toContain('Clusters of jsonlines files have no names');
  });
});

describe('checkScope', () => {
  it('refuses topics at document scope only', () => {
    expect(() => checkScope({ scope: 'document' }, { topics: 'ecb' })).toThrow('--topics needs');
    expect(() => checkScope({ scope: 'topic' }, { topics: 'ecb' })).not.toThrow();
  });
});

describe('atDocumentScope', () => {
  it('leaves another scope out, and says so', () => {
    const { spec, warnings } = atDocumentScope({ scope: 'corpus' as const }, 'explain');
    expect(spec?.scope).toBeUndefined();
    expect(warnings.map(({ message }) => message)).toEqual([
      'explain works document by document, so --scope corpus is not used.',
    ]);
    expect(atDocumentScope({ scope: 'document' as const }, 'explain').warnings).toEqual([]);
  });
});

describe('refuseOneUnit', () => {
  it('takes documents, and topics if there are two', () => {
    expect(() => refuseOneUnit({ scope: 'document' })).not.toThrow();
    expect(() => refuseOneUnit({ scope: 'topic' }, ['a', 'b'])).not.toThrow();
    expect(() => refuseOneUnit({ scope: 'topic' }, ['a'])).toThrow('One unit cannot be resampled');
    expect(() => refuseOneUnit({ scope: 'corpus' }, ['corpus'])).toThrow('One unit cannot be resampled');
  });
});
