import { jsonLayouts } from '../src/formats/json-layouts/json-layouts.ts';
import type { Seed } from './document-target.ts';
import { bitsOf } from './draw.ts';
import { JSON_BITS } from './json-bits.ts';

/** A file of every layout of data sets and tools. */
export const LAYOUT_EXAMPLES = {
  mentionList:
    '[{"coref_chain": "c1", "doc_id": "d", "sent_id": 0, "tokens_number": [2], "mention_type": "ACT"}, {"coref_chain": "-", "doc_id": "d", "sent_id": 1, "tokens_number": [6, 4]}, {"mention_id": "m", "coref_chain": "c1", "doc_id": "e", "sent_id": "", "tokens_number": [0, 1]}]',
  tokenIdList:
    '[{"doc_id": "d", "m_id": 1, "tokens_ids": [4, 5], "cluster_id": 7}, {"doc_id": "d", "m_id": 2, "tokens_ids": [9], "cluster_id": 7}]',
  scico:
    '{"id": 3, "tokens": [["a", "b", "c"], ["d"], ["e"]], "doc_ids": ["a", "b", "a"], "mentions": [[0, 0, 1, 0], [0, 2, 2, 1], [1, 0, 0, 0]], "relations": [[0, 1]]}',
  xcore:
    '{"doc_id": "t", "tokens": [["a"], ["b", "c", "d"]], "clusters_token_offsets": [[[0, 0, 0], [1, 1, 2]], [[1, 2, 2]]], "clusters_text_mentions": []}',
  mavenEre:
    '{"id": "m", "tokens": [["a", "b", "c"], ["d", "e"]], "sentences": ["a b c", "d e"], "events": [{"id": "E1", "type": "Attack", "mention": [{"id": "x", "sent_id": 0, "offset": [1, 2]}, {"id": "y", "sent_id": 1, "offset": [1, 2]}]}, {"id": "E2", "type": "Motion", "mention": [{"id": "z", "sent_id": 1, "offset": [0, 1]}]}], "TIMEX": [], "temporal_relations": {"BEFORE": [["E1", "E2"], ["E1", "TIME_1"]]}, "causal_relations": {"CAUSE": [["E2", "E1"]]}, "subevent_relations": [["E1", "E2"]]}',
  rucoco:
    '{"entities": [[[0, 3]], [[8, 12]], [[0, 12]]], "includes": [[], [], [0, 1]], "text": "Tom and Anna."}',
  scirex:
    '{"doc_id": "s", "words": ["a", "b", "c", "d"], "sentences": [[0, 2], [2, 4]], "ner": [[0, 1, "Method"]], "coref": {"BERT": [[0, 1], [2, 4]], "none": []}}',
  docred:
    '{"title": "T", "sents": [["a", "b"], ["c", "d"]], "vertexSet": [[{"name": "a", "sent_id": 0, "pos": [0, 1], "type": "PER"}, {"name": "d", "sent_id": 1, "pos": [1, 2], "type": "PER"}], [{"name": "c", "sent_id": 1, "pos": [0, 1], "type": "LOC"}]], "labels": [{"r": "P19", "h": 0, "t": 1, "evidence": [0]}]}',
  chemuRef:
    '{"doc_key": "c", "sentences": [["a", "b", "c"], ["d", "e"]], "Coreference": [[[[3, 3]], [[0, 0], [2, 2]]]], "Transformed": [], "Work-up": [[[[4, 4]], [[0, 0], [2, 2]]]]}',
  oneie:
    '{"doc_id": "o", "sent_id": "o-0", "tokens": ["a", "b"], "entity_mentions": [{"id": "o-E1-1", "entity_type": "PER", "start": 0, "end": 1}], "event_mentions": [{"id": "o-EV1-1", "event_type": "Attack", "trigger": {"text": "b", "start": 1, "end": 2}, "arguments": []}]}\n{"doc_id": "o", "sent_id": "o-1", "tokens": ["c"], "entity_mentions": [{"id": "o-E1-2", "entity_type": "PER", "start": 0, "end": 1}], "event_mentions": []}\n',
  dygieEvents:
    '{"doc_key": "g", "sentences": [["a", "b"], ["c", "d"]], "ner": [[[0, 0, "PER"]], []], "events": [[[[1, "Attack"], [0, 0, "Agent"]]], []], "clusters": [[[0, 0], [2, 2]]], "event_clusters": [[[1, 1], [3, 3]]]}',
  characterIdentification:
    '{"season_id": "x", "episodes": [{"scenes": [{"scene_id": "s1", "utterances": [{"tokens": [["I", "saw", "us"]], "character_entities": [[[0, 1, "Ross"], [2, 3, "Ross", "Ann"]]]}, {"tokens": [["Ann", "they"]], "character_entities": [[[0, 1, "Ann"], [1, 2, "#OTHER#"]]]}]}, {"scene_id": "s2", "utterances": [{"tokens": [["me"]], "character_entities": [[[0, 1, "Ross"]]]}]}]}]}',
  labelStudio:
    '[{"id": 7, "data": {"text": "Tom \\ud83d\\ude00 he"}, "annotations": [{"was_cancelled": true, "result": []}, {"was_cancelled": false, "result": [{"id": "a", "type": "labels", "value": {"start": 0, "end": 3, "labels": ["PER"]}}, {"id": "b", "type": "labels", "value": {"start": 7, "end": 9, "labels": ["PER"]}}, {"id": "c", "type": "labels", "value": {"start": 4, "end": 6}}, {"type": "relation", "from_id": "a", "to_id": "b", "direction": "right"}, {"type": "relation", "from_id": "c", "to_id": "a", "labels": ["has"]}]}]}]',
  prodigy:
    '{"text": "Tom said he left.", "tokens": [], "spans": [{"start": 4, "end": 8}], "relations": [{"label": "COREF", "child_span": {"start": 9, "end": 11}, "head_span": {"start": 0, "end": 3, "label": "NP"}}, {"label": "PART", "child_span": {"start": 12, "end": 16}, "head_span": {"start": 0, "end": 3}}], "answer": "accept"}',
  spacy:
    '{"text": "Tom said he left.", "ents": [], "tokens": [{"id": 0, "start": 0, "end": 3}], "spans": {"coref_clusters_1": [{"start": 0, "end": 3, "label": "", "kb_id": ""}, {"start": 9, "end": 11}], "coref_head_clusters_1": [{"start": 0, "end": 3}]}}',
  mentionIds:
    '{"doc_id": "i", "tokens": ["a", "b", "c"], "events": [{"id": "x", "type": "Attack", "trigger": {"start": 0, "end": 1}}, {"id": "y", "offset": [1, 2]}, {"id": "z", "start": 2, "end": 3}], "clusters": [{"hopper_id": "h1", "events": ["x", "z"]}]}',
} as const;

/** The readers of the JSON of data sets and tools. */
export const layoutSeeds: readonly Seed[] = [
  {
    format: jsonLayouts,
    texts: [...Object.values(LAYOUT_EXAMPLES), `[${Object.values(LAYOUT_EXAMPLES).slice(2, 9).join(',\n')}]`],
    bits: [
      ...JSON_BITS,
      ...bitsOf(
        '"events": ',
        '"id": "E1"',
        '"coref": {}',
        '"text": "", ',
        '[[0, 1, 2]]',
        '{"start": 0, "end": 1}',
      ),
    ],
    options: [{ layer: 'events' }, { layer: 'entities' }],
  },
];
