import type { Fingerprint } from '../../core/fingerprint.ts';
import type { TbfDocument } from '../../formats/tbf/model.ts';

/**
 * A hash of the content of a gold file: its documents, mentions with type and realis, and relations. Mention ids, texts,
 * confidences and the order of lines do not change it. It is the sum of the hashes of documents, mentions and relations; those
 * of mentions and relations begin with the id of their document.
 */
export function nuggetFingerprint(documents: readonly TbfDocument[]): Fingerprint {
  const sum = new HashSum();
  for (const document of documents) addDocument(sum, document);
  return sum.total();
}

function addDocument(sum: HashSum, { id, mentions, relations }: TbfDocument): void {
  sum.start(FIRST_SEED, SECOND_SEED);
  sum.text(id);
  sum.add();
  // The hashes of the mentions and relations go on from here.
  sum.text('\n');
  const { first, second } = sum;
  const said = new Map<string, string>();
  for (const { id: name, span, type, realis } of mentions) said.set(name, `${span}\t${type}\t${realis}`);
  for (const { id: name } of mentions) {
    sum.start(first, second);
    sum.text(said.get(name) ?? '');
    sum.add();
  }
  for (const { name, args } of relations) {
    const members = args.map((arg) => said.get(arg) ?? '');
    if (name === 'Coreference' && !isAscending(members)) members.sort();
    sum.start(first, second);
    sum.text(name);
    for (const member of members) {
      sum.text('\n');
      sum.text(member);
    }
    sum.add();
  }
}

/** Whether strings are in the order of their code units, as most clusters are. */
const isAscending = (texts: readonly string[]): boolean =>
  texts.every((text, i) => i === 0 || texts[i - 1] <= text);

const FIRST_SEED = 0x9e3779b9;
const SECOND_SEED = 0x7f4a7c15;

/** Two sums of hashes, and the hashes that are being made. */
class HashSum {
  first = 0;
  second = 0;
  #firstSum = 0;
  #secondSum = 0;

  /** Begins a hash, or goes on from one. */
  start(first: number, second: number): void {
    this.first = first;
    this.second = second;
  }

  /** Adds the code units of a text to the hashes. */
  text(text: string): void {
    let [first, second] = [this.first, this.second];
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      first = mix(first, unit);
      second = mix(second, unit);
    }
    this.first = first;
    this.second = second;
  }

  /** Adds the hashes to the sums. */
  add(): void {
    this.#firstSum = (this.#firstSum + this.first) | 0;
    this.#secondSum = (this.#secondSum + this.second) | 0;
  }

  total(): Fingerprint {
    return [this.#firstSum >>> 0, this.#secondSum >>> 0];
  }
}

/** One step of a multiplicative hash with a murmur finish. */
function mix(h: number, value: number): number {
  let x = Math.imul(h ^ value, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
