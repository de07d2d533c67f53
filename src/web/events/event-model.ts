import type {
  EventDocument,
  EventIndex,
  EventLink,
  EventMention,
  EventPair,
  EventSideFacts,
} from '../../page/events/types.ts';
import { COREF_COLUMN } from '../../page/events/types.ts';
import { DocumentModel, type EntityRef, type MentionRef, type SideName } from '../document/model.ts';
import { counted } from '../parts/numbers.ts';
import { pairLabel } from './kinds.ts';

/** A document of events with one system. Gold is the key of its text, the system the response. */
export class EventModel {
  readonly text: DocumentModel;
  readonly pairs: readonly EventPair[];
  readonly lackedBy: EventDocument['systems'][number]['lackedBy'];
  readonly #facts: Readonly<Record<SideName, EventSideFacts>>;
  readonly #pairOf: Readonly<Record<SideName, readonly EventPair[]>>;

  constructor(document: EventDocument, system: number) {
    this.text = new DocumentModel(document.document, system);
    this.#facts = { key: document.gold, response: document.systems[system] };
    this.pairs = document.systems[system].pairs;
    this.lackedBy = document.systems[system].lackedBy;
    const pairOf = { key: [] as EventPair[], response: [] as EventPair[] };
    for (const pair of this.pairs) {
      if (pair.gold >= 0) pairOf.key[pair.gold] = pair;
      if (pair.system >= 0) pairOf.response[pair.system] = pair;
    }
    this.#pairOf = pairOf;
  }

  get hasText(): boolean {
    return this.text.document.text !== '';
  }

  mention = ({ side, mention }: MentionRef): EventMention => this.#facts[side].mentions[mention];

  /** The pair of a mention; undefined where this system has no such document. */
  pairOf = ({ side, mention }: MentionRef): EventPair | undefined => this.#pairOf[side][mention];

  links(side: SideName): readonly EventLink[] {
    return this.#facts[side].links;
  }

  /** The clusters of a side: entities with several mentions. */
  clusters(side: SideName): EntityRef[] {
    return this.#facts[side].clusters.map((entity) => ({ side, entity }));
  }

  /** The cluster of a mention. */
  clusterOf(stop: MentionRef): EntityRef | undefined {
    const ref = this.text.entityOf(stop);
    return this.text.side(ref.side).sizes[ref.entity] > 1 ? ref : undefined;
  }

  /** The words of a mention: those of the file, which are there even without a text. */
  wordsOf = (stop: MentionRef): string => this.mention(stop).text;

  /** Where a pair is in the text: its gold mention, or that of the system. */
  stopOf({ gold, system }: EventPair): MentionRef {
    return gold >= 0 ? { side: 'key', mention: gold } : { side: 'response', mention: system };
  }

  other({ side, mention }: MentionRef): MentionRef | undefined {
    const pair = this.#pairOf[side][mention];
    const other = side === 'key' ? pair?.system : pair?.gold;
    return other === undefined || other < 0
      ? undefined
      : { side: side === 'key' ? 'response' : 'key', mention: other };
  }

  /** A mention in words: for screen readers and for the line below the text. */
  describe(stop: MentionRef): string {
    const { id, text } = this.mention(stop);
    const pair = this.pairOf(stop);
    const other = this.other(stop);
    const cluster = this.clusterOf(stop);
    const theirs = other && this.mention(other);
    return [
      `${clip(text)}: ${sideName(stop.side)} ${id}, ${typeAndRealis(this.mention(stop))}`,
      pair === undefined
        ? 'not compared'
        : `${pairLabel(pair)}${theirs === undefined ? '' : ` (${sideName((other as MentionRef).side)} ${theirs.id} “${clip(theirs.text)}”, ${typeAndRealis(theirs)}; Dice ${pair.dice.toFixed(2)})`}`,
      ...(cluster === undefined
        ? []
        : [
            `cluster ${this.text.labelOf(cluster)} of ${counted(this.text.side(cluster.side).sizes[cluster.entity], 'mention')}`,
          ]),
      ...this.links(stop.side)
        .filter(({ mentions }) => mentions.includes(stop.mention))
        .map((link) => `${link.name}: ${this.linkText(stop.side, link)}`),
    ].join('; ');
  }

  linkText(side: SideName, { mentions }: EventLink): string {
    return mentions.map((mention) => this.mention({ side, mention }).id).join(' → ');
  }
}

/** A type or realis as it is shown: a dash where the file leaves it empty. */
export const written = (value: string): string => (value === '' ? '–' : value);

export const sideName = (side: SideName): 'gold' | 'system' => (side === 'key' ? 'gold' : 'system');

const typeAndRealis = ({ type, realis }: EventMention): string => `${written(type)}, ${written(realis)}`;

const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export const columnLabel = (column: string): string => (column === COREF_COLUMN ? 'coreference' : column);

/** The column of an address, or the one by which systems are ranked. */
export const columnOf = ({ columns, main }: EventIndex, asked: string | undefined): string =>
  asked !== undefined && columns.includes(asked) ? asked : main;

/** What the main score is, in a sentence. */
export const mainLabel = ({ main, settings }: EventIndex): string =>
  settings.includes(main) ? `micro F₁ of ${main}` : 'mean F₁ of coreference';

/** F₁ of a system on the corpus: micro F₁ of a setting, or the average of coreference. */
export function systemValue({ systems }: EventIndex, system: number, column: string): number | null {
  const { detection, coreference } = systems[system];
  if (column === COREF_COLUMN) return coreference?.average ?? null;
  return detection.find(({ name }) => name === column)?.micro.f1 ?? null;
}
