/** Small corpora whose entities have mentions in several documents. */
import type { Document } from '../../src/core/document.ts';
import { Mentions } from '../../src/core/mentions.ts';
import {
  type CorpusResult,
  evaluateCorpus,
  type SettingsSpec,
  settingsOf,
} from '../../src/evaluate/index.ts';
import type { LevelId } from '../../src/metrics/levels.ts';

/** Entities as words, mentions as a letter (the document) and a digit (the position): `a1a2b1` is {a₁ a₂ b₁}. */
export type Scattered = string;

/** The documents with these names. The label of an entity is its number, from 1. */
export function scattered(text: Scattered, names: string, labels?: readonly string[]): Document[] {
  const entities = text.split(' ').filter((word) => word !== '');
  return [...names].map((name) => {
    const own = entities.flatMap((word, e) => {
      const spans = [...word.matchAll(/(\w)(\d)/g)].filter(([, document]) => document === name);
      return spans.length === 0
        ? []
        : [{ label: labels?.[e] ?? `${e + 1}`, spans: spans.map(([, , at]) => Number(at)) }];
    });
    return {
      id: name,
      pairKey: name,
      unit: 'token',
      entities: own.map(({ label }) => label),
      mentions: Mentions.of(
        own.flatMap(({ spans }, entity) => spans.map((start) => ({ start, end: start + 1, entity }))),
      ),
      length: 10,
      sentences: [],
    };
  });
}

export interface ScatteredCorpus {
  readonly key: Scattered;
  readonly response: Scattered;
  /** Documents by topic: `ab c` are a and b in one topic, c in another. */
  readonly topics: string;
}

/** The worked example of two topics. */
export const example: ScatteredCorpus = { key: 'a1a2b1 b2c1 c2', response: 'a1a2 b1b2c1 c2', topics: 'ab c' };

export function scoredAt(
  { key, response, topics }: ScatteredCorpus,
  spec: SettingsSpec,
  areTopicsKnown = true,
): ReturnType<typeof evaluateCorpus> {
  const names = topics.replaceAll(' ', '');
  const topicOf = ({ id }: Document) =>
    areTopicsKnown ? `t${topics.split(' ').findIndex((topic) => topic.includes(id))}` : undefined;
  return evaluateCorpus(scattered(key, names), scattered(response, names), settingsOf(spec), () => {}, {
    topicOf,
    perDocument: true,
  });
}

/** Numerators and denominators of recall and precision of a score, or of one of its parts. */
export function fractions(result: CorpusResult, metric: string, level?: LevelId): number[] | undefined {
  const score = level === undefined ? result.scores.get(metric) : result.parts?.get(level)?.get(metric);
  return score?.counts && [...score.counts.recall, ...score.counts.precision];
}
