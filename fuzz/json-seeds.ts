import { conll } from '../src/formats/conll/conll.ts';
import { jsonlines } from '../src/formats/jsonlines/jsonlines.ts';
import { scorch } from '../src/formats/scorch/scorch.ts';
import type { Seed } from './document-target.ts';
import { bitsOf } from './draw.ts';
import { JSON_BITS } from './json-bits.ts';

/** A line of every variant. */
export const JSON_LINES: readonly string[] = [
  '{"doc_key": "nw_1", "sentences": [["Tom", "said"], ["he"]], "clusters": [[[0, 0], [2, 2]]], "predicted_clusters": [[[0, 1]]]}',
  '{"doc_key": "d", "sentences": [["[CLS]", "To", "##m"]], "subtoken_map": [0, 0, 0], "sentence_map": [0, 0, 0], "clusters": [[[1, 2]]]}',
  '{"document_id": "d", "cased_words": ["Tom", "he"], "sent_id": [0, 1], "span_clusters": [[[0, 1], [1, 2]]]}',
  '{"document": ["Tom", "he"], "clusters": [[[0, 0], [1, 1]]], "top_spans": [], "p": 1.5e-3}',
  '{"text": "Tom \\ud83d\\ude00 he", "clusters": [[[0, 3], [6, 8]]], "clusters_strings": [["Tom", "he"]]}',
  '{"doc_id": "d", "tokens": ["Tom", "he"], "clusters_token_offsets": [[[0, 0], [1, 1]]]}',
  '{"id": 17740950239373139, "sentences": [["Tom"], ["he"]], "mention_clusters": [[[0, 0, 1], [1, 0, 1]]]}',
  '{"id": "d", "sentences": [{"tokens": [{"text": "Tom"}]}], "coref_chains": [[[0, 0, 0]]]}',
  '{"sens": [{"tok": ["Tom"]}], "coref": [[[0, 0, 1]]]}',
  '{"sentences": [{"tokens": [{"word": "Tom"}]}], "corefs": {"1": [{"sentNum": 1, "startIndex": 1, "endIndex": 2}]}}',
  '{"id": "__proto__", "tokens": ["a", "b"], "clusters": [[[0, 1]], [[1, 2]]]}',
  '{"id": "o", "tokens": ["a", "b", "c"], "clusters": [{"id": "e1", "members": [[0, 1], {"start": 1, "end": 2}]}, {"entity": "x", "cluster": [[2, 3]]}]}',
];

export const SCORCH_FILES: readonly string[] = [
  '{"type": "clusters", "clusters": {"0": ["4-20", "7-7"], "__proto__": ["1-2"]}}',
  '{"type": "graph", "mentions": ["m1", 3, "m7"], "links": [["m1", "m7"]]}',
];

/** The readers of JSON, and of CoNLL files that are not plain. */
export const jsonSeeds: readonly Seed[] = [
  {
    format: jsonlines,
    texts: [
      `${JSON_LINES.join('\n')}\n`,
      `[${JSON_LINES.join(',\n')}]`,
      ...JSON_LINES,
      ...JSON_LINES.map((line) => `${line}\n${line}\n`),
    ],
    bits: JSON_BITS,
    options: [
      { ends: 'inclusive' },
      { ends: 'exclusive' },
      { side: 'response' },
      { clustersKey: 'predicted_clusters' },
    ],
  },
  { format: scorch, texts: SCORCH_FILES, bits: JSON_BITS },
  {
    format: conll,
    texts: [
      '#begin document (a); part 000\na 0 0 x (1|(2)\na 0 1 y 1)\n\na 0 0 z (2)\n#end document\n#begin document (b)\nb 0 0 x (__proto__)\n',
      '# begin document\n1\tA\t(place-1(x)\n2\tB\tplace-1)\n#end document\n# begin document\n1\tC\t(7)|(8)\n',
      '#begin document(meta);\nm1\t(275)\nm2\t(275)\nm3\t\nm4\t(9)\n#end document\n',
      '#begin document d\n1\tA\t_\t_\t_\t_\t_\t_\t_\t_\t_\t_\t_\t(1)\n2\tb\t_\t_\t_\t_\t_\t_\t_\t_\t_\t_\t_\t_\n\n#end document d\n',
    ],
    bits: bitsOf(
      '(',
      ')',
      '|',
      '(1',
      '1)',
      '(1)',
      '-',
      '_',
      '\t',
      '#begin document (c)\n',
      '#end document\n',
      '#',
    ),
    options: [{ corefColumn: 2 }, { corefColumn: -2 }, { columns: ['speaker', 'pos'] }],
  },
];
