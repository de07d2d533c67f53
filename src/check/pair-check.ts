import type { AlignedPair } from '../core/aligned-pair.ts';
import type { Document, Mention } from '../core/document.ts';
import { spanText } from '../evaluate/repeats.ts';
import type { Report } from '../problems/problem.ts';
import { problem } from './codes.ts';
import type { CorpusProfile } from './corpus-check.ts';
import { Findings, placeIn } from './corpus-check.ts';
import { trimmer } from './mention-edges.ts';

/** A response ends early if its last mention is before this share of the document, */
const EARLY_END_SHARE = 0.5;
/** and the last one of the key after this share. */
const LATE_KEY_END_SHARE = 0.8;
/** Minimum length of a document for which that is reported. */
const MIN_LENGTH_FOR_EARLY_END = 100;

/** Minimum number of mentions of the key from which profiles are compared, and the ratio that is reported. */
const MIN_MENTIONS_FOR_PROFILE = 50;
const REPORTED_PROFILE_RATIO = 2;

/** Checks aligned pairs for differences that are not errors of one side alone. What is found is summed up for the corpus. */
export class PairCheck {
  readonly #findings = new Findings<'boundary' | 'hull' | 'early'>();

  add({ key, response, twins }: AlignedPair): void {
    if (key.unit === 'name' || response.unit === 'name') return;
    this.#compareEnds(key, response);
    const missed = unmatched(key, twins);
    const spurious = Array.from(twins, (_, i) => i).filter((i) => twins[i] < 0);
    this.#compareEdges(key, response, missed, spurious);
    this.#compareGaps(key, response, missed);
  }

  finish(key: CorpusProfile, response: CorpusProfile, report: Report): void {
    const boundary = this.#findings.get('boundary');
    if (boundary !== undefined)
      report(
        problem(
          'mention/boundary',
          `Mentions of the response that differ from one of the key in punctuation at their ends only: ${boundary.count}; the first: ${boundary.example}.`,
          {
            ...boundary.place,
            help: 'with exact matching they count as wrong; --fix trim-punctuation removes it on both sides',
          },
        ),
      );
    const hull = this.#findings.get('hull');
    if (hull !== undefined && response.gaps === 0)
      report(
        problem(
          'mention/gaps-lost',
          `Mentions with gaps in the key: ${key.gaps}, in the response: 0, but ${hull.count} of them from the first to the last word, or of the first part alone; the first: ${hull.example}.`,
          { ...hull.place, help: 'they count as wrong; write the response in a format that can hold gaps' },
        ),
      );
    const early = this.#findings.get('early');
    if (early !== undefined)
      report(
        problem(
          'response/ends-early',
          `Documents whose mentions end early in the response: ${early.count}; the first: ${early.example}.`,
          {
            ...early.place,
            help: 'check whether the system read the whole document: a prompt or a window may have been cut off',
          },
        ),
      );
    compareProfiles(key, response, report);
  }

  #compareEnds(key: Document, response: Document): void {
    const [last, reached] = [lastEnd(key), lastEnd(response)];
    if (
      key.length < MIN_LENGTH_FOR_EARLY_END ||
      reached === 0 ||
      last < LATE_KEY_END_SHARE * key.length ||
      reached > EARLY_END_SHARE * key.length
    )
      return;
    this.#findings.add(
      'early',
      () => placeIn(response),
      () =>
        `document ${key.id} has ${key.length} ${key.unit}s, its last mention ends at ${last} in the key and at ${reached} in the response`,
    );
  }

  #compareEdges(
    key: Document,
    response: Document,
    missed: readonly number[],
    spurious: readonly number[],
  ): void {
    if (missed.length === 0 || spurious.length === 0) return;
    // The positions of the response are those of the key, and so is its text.
    const trim = trimmer(key);
    const trimmedSpan = ({ start, end }: Mention) => trim([start, end]).join();
    const whole = missed.map((index) => key.mentions.at(index)).filter(({ parts }) => parts === undefined);
    const wanted = new Set(whole.map(trimmedSpan));
    for (const index of spurious) {
      const mention = response.mentions.at(index);
      if (mention.parts === undefined && mention.end <= key.length && wanted.has(trimmedSpan(mention)))
        this.#findings.add(
          'boundary',
          () => ({
            ...placeIn(response, mention.line ?? response.line),
            mark: response.entities[mention.entity],
          }),
          () => spanText(response, mention),
        );
    }
  }

  #compareGaps(key: Document, response: Document, missed: readonly number[]): void {
    if (key.mentions.pieces === undefined) return;
    const found = new Set(Array.from(response.mentions, ({ start, end }) => `${start},${end}`));
    for (const index of missed) {
      const mention = key.mentions.at(index);
      const { start, end, parts } = mention;
      if (parts !== undefined && (found.has(`${start},${end}`) || found.has(parts[0].join())))
        this.#findings.add(
          'hull',
          () => placeIn(response),
          () => spanText(key, mention),
        );
    }
  }
}

/** The indices of key mentions without a twin. */
function unmatched({ mentions }: Document, twins: Int32Array): number[] {
  const matched = new Uint8Array(mentions.length);
  for (const twin of twins) if (twin >= 0) matched[twin] = 1;
  const list: number[] = [];
  for (let i = 0; i < matched.length; i++) if (matched[i] === 0) list.push(i);
  return list;
}

/** Where the last mention in the text ends. */
function lastEnd({ mentions: { starts, ends }, outside }: Document): number {
  let last = 0;
  for (let i = 0; i < ends.length; i++) if (ends[i] > last && !outside?.has(starts[i])) last = ends[i];
  return last;
}

function compareProfiles(key: CorpusProfile, response: CorpusProfile, report: Report): void {
  if (key.mentions < MIN_MENTIONS_FOR_PROFILE || response.mentions === 0 || key.tokens === 0) return;
  const density = response.mentions / key.mentions;
  const length = response.mentionLength / response.mentions / (key.mentionLength / key.mentions);
  const isSimilar = (ratio: number) => ratio < REPORTED_PROFILE_RATIO && ratio > 1 / REPORTED_PROFILE_RATIO;
  if (isSimilar(density) && isSimilar(length)) return;
  const words = ({ mentionLength, mentions }: CorpusProfile) => (mentionLength / mentions).toFixed(1);
  report(
    problem(
      'mentions/profile',
      `The key has ${key.mentions} mentions of ${words(key)} words on average, the response ${response.mentions} of ${words(response)}.`,
      {
        help: 'check whether the response follows other rules for mentions: generic, appositive, predicative or nested ones, or singletons',
      },
    ),
  );
}
