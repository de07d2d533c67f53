import { SPLIT_ANTECEDENT, type Span } from '../../core/document.ts';
import type { FoundDocument, FoundMention, FoundRelation } from '../found-document.ts';
import { entitiesByLinks } from '../linked-entities.ts';
import { positionOf } from '../text-lines.ts';

/** A feature structure of UIMA: its type, and its features as they are written; references are ids, several with blanks between them. */
export interface FeatureStructure {
  readonly id: string;
  /** The full name: `de.tudarmstadt.ukp.dkpro.core.api.coref.type.CoreferenceLink`. */
  readonly type: string;
  readonly features: ReadonlyMap<string, string>;
  /** Where it is in the file. */
  readonly at: number;
}

/** Packages of types without coreference, which are most of a file. */
const OTHER_PACKAGES = /\.(?:segmentation|lexmorph|syntax|metadata|tcas)\./;

/** Whether a type may matter for coreference. */
const isOfInterest = (type: string): boolean => !OTHER_PACKAGES.test(type) && !type.startsWith('uima.tcas.');

/** Whether a structure of this type is looked at. */
export const isRead = (type: string): boolean => isOfInterest(type) || type.endsWith('.DocumentMetaData');

/** Links that are not identity. */
const BRIDGING_RELATION = /^bridg/i;

/** The structures of a file, by id, and the ways in which they may say what is coreferent. */
export class Cas {
  readonly #structures = new Map<string, FeatureStructure>();
  readonly #types = new Set<string>();
  text: string | undefined;
  title = '';

  add(structure: FeatureStructure): void {
    const { type, id, features } = structure;
    const name = shortName(type);
    if (name === 'Sofa') {
      // Annotations may be about several texts; the first is that of the document.
      this.text ??= features.get('sofaString');
      return;
    }
    if (name === 'DocumentMetaData')
      this.title ||= (features.get('documentTitle') ?? '').replace(/\.[^.]*$/, '');
    if (!isOfInterest(type)) return;
    if (name !== 'NULL' && name !== 'View' && !type.startsWith('uima.cas.')) this.#types.add(name);
    if (id !== '') this.#structures.set(id, structure);
  }

  /** The coreference of the file: chains, mentions with an entity, or relations of a layer. */
  coreference(layer: string | undefined): Found | undefined {
    if (layer !== undefined) return this.#relations(layer);
    return this.#chains() ?? this.#mentions() ?? this.#relations(layer);
  }

  /** The names of the types that are there, for messages. */
  get types(): readonly string[] {
    return [...this.#types].sort();
  }

  #of(test: (name: string, features: ReadonlyMap<string, string>) => boolean): FeatureStructure[] {
    return [...this.#structures.values()].filter(({ type, features }) => test(shortName(type), features));
  }

  /** DKPro and INCEpTION: a chain has its first link, and each link the next one. */
  #chains(): Found | undefined {
    const chains = this.#of((name, features) => name.endsWith('Chain') && features.has('first'));
    if (chains.length === 0) return undefined;
    const mentions: FoundMention[] = [];
    const seen = new Set<string>();
    for (const chain of chains) {
      let next = chain.features.get('first');
      while (next !== undefined && !seen.has(next)) {
        seen.add(next);
        const link = this.#structures.get(next);
        if (link === undefined) break;
        mentions.push({
          spans: [spanOf(link)],
          entity: chain.id,
          type: link.features.get('referenceType'),
          at: link.at,
        });
        next = link.features.get('next');
      }
    }
    return { mentions };
  }

  /** CorefAnnotator: a mention has its entity, and its surface or a part that is detached from it. */
  #mentions(): Found | undefined {
    const all = this.#of((name, features) => name === 'Mention' && features.has('Entity'));
    if (all.length === 0) return undefined;
    const labels = this.#labels();
    const mentions = all.map((mention): FoundMention => {
      const { features, at } = mention;
      const parts = [
        ...this.#referenced(features.get('Surface')),
        ...this.#referenced(features.get('Discontinuous')),
      ];
      const spans = [...(features.has('begin') ? [mention] : []), ...parts].map(spanOf);
      return { spans, entity: labels.get(features.get('Entity') ?? '') ?? features.get('Entity'), at };
    });
    const groups = this.#of(
      (name, features) => name === 'EntityGroup' || (name === 'Entity' && features.has('Members')),
    );
    const relations = groups.map(
      ({ id, features }): FoundRelation => ({
        type: SPLIT_ANTECEDENT,
        from: labels.get(id) ?? id,
        to: this.#referenced(features.get('Members')).map((member) => labels.get(member.id) ?? member.id),
      }),
    );
    return { mentions, relations };
  }

  /** The names of entities: their labels where no other has the same. */
  #labels(): ReadonlyMap<string, string> {
    const entities = this.#of((name) => name === 'Entity' || name === 'EntityGroup');
    const counts = new Map<string, number>();
    const labelOf = ({ features }: FeatureStructure) => features.get('Label') ?? '';
    for (const entity of entities) counts.set(labelOf(entity), (counts.get(labelOf(entity)) ?? 0) + 1);
    return new Map(
      entities.map((entity) => {
        const label = labelOf(entity);
        return [entity.id, label === '' || counts.get(label) !== 1 ? entity.id : label];
      }),
    );
  }

  /** Relations of WebAnno and INCEpTION: a layer with "coref" in its name, or the one that is asked for. The spans of the layer that it connects are mentions. */
  #relations(asked: string | undefined): Found | undefined {
    const isLayer = (name: string) =>
      asked === undefined ? /coref/i.test(name) : name === asked || asked.endsWith(`.${name}`);
    const links = this.#of(
      (name, features) => isLayer(name) && features.has('Governor') && features.has('Dependent'),
    );
    if (links.length === 0) return undefined;
    const endsOf = ({ features }: FeatureStructure) =>
      [features.get('Governor') ?? '', features.get('Dependent') ?? ''] as const;
    const types = new Set(
      links.flatMap((link) => endsOf(link).flatMap((id) => this.#structures.get(id)?.type ?? [])),
    );
    const identity = links.filter((link) => !BRIDGING_RELATION.test(kindOf(link)));
    const entityOf = entitiesByLinks(
      identity.map(endsOf).filter((ends) => ends.every((id) => this.#structures.has(id))),
    );
    const spans = [...this.#structures.values()].filter(({ type }) => types.has(type));
    const mentions = spans.map(
      (span): FoundMention => ({
        spans: [spanOf(span)],
        entity: entityOf.get(span.id) ?? span.id,
        type: kindOf(span),
        at: span.at,
      }),
    );
    const relations = links
      .filter((link) => BRIDGING_RELATION.test(kindOf(link)))
      .map((link): FoundRelation => {
        const [governor, dependent] = endsOf(link).map((id) => entityOf.get(id) ?? id);
        return { type: kindOf(link), from: dependent, to: [governor] };
      });
    return { mentions, relations };
  }

  /** The structures that a value refers to, itself or as an array. */
  #referenced(value: string | undefined): FeatureStructure[] {
    return (value ?? '')
      .split(' ')
      .flatMap((id) => this.#structures.get(id) ?? [])
      .flatMap((structure) => {
        const elements = structure.features.get('elements');
        return elements === undefined || !structure.type.endsWith('Array')
          ? [structure]
          : elements.split(' ').flatMap((id) => this.#structures.get(id) ?? []);
      });
  }
}

type Found = Pick<FoundDocument, 'mentions' | 'relations'>;

const shortName = (type: string): string => type.slice(type.lastIndexOf('.') + 1);

/** The range of an annotation; outside of any text if it has none. */
const spanOf = ({ features }: FeatureStructure): Span => [
  positionOf(features.get('begin')),
  positionOf(features.get('end')),
];

const PLACES: ReadonlySet<string> = new Set(['xmi:id', 'sofa', 'begin', 'end', 'Governor', 'Dependent']);

/** The value of the first feature that is not a place. */
function kindOf({ features }: FeatureStructure): string {
  for (const [name, value] of features) if (!PLACES.has(name)) return value;
  return '';
}
