/** How mentions are drawn. */
import type { ComponentType } from 'preact';
import { EXTRA, GREY_COLOUR, OTHER, RIGHT, SPAN } from '../../page/types.ts';
import { describeMention, wordsOfMark } from './describe-mention.ts';
import { ALL_DRAWN, type Drawn } from './drawn.ts';
import type { DocumentModel, EntityRef, MentionRef } from './model.ts';

export interface TagProps {
  readonly model: DocumentModel;
  readonly stop: MentionRef;
  /** Both sides are drawn into the same words. */
  readonly isBoth: boolean;
}

/** The letter of the sides in the names of classes. A further system beside the response has one of its own. */
type Letter = 'k' | 'r' | 'q';

export interface Pen {
  /** A further class of the words. */
  readonly column?: string;
  readonly isDrawn: (stop: MentionRef) => boolean;
  readonly hasTag: (model: DocumentModel, stop: MentionRef, isBoth: boolean) => boolean;
  readonly Tag: ComponentType<TagProps>;
  /** Whether the mentions of an entity have a dotted line instead of a bar. */
  readonly isFaint: (model: DocumentModel, entity: EntityRef) => boolean;
  /** Whether a mention steps back, because others were chosen. */
  readonly isFaded?: (stop: MentionRef) => boolean;
  /** Whether the words of a mention have a ground in the colour of its entity. */
  readonly isTinted?: (model: DocumentModel, stop: MentionRef) => boolean;
  /** The class of the words of a mention, by which they are highlighted. */
  readonly classOf: (stop: MentionRef, entity: number) => string;
  /** Tags are long: those of one word are stacked, and a word leaves their line where both have no room. */
  readonly hasLongTags?: boolean;
}

/** Chains of coreference: the tag is the number of the entity. */
function penOf(response: Letter, { isHidden, isFaded, tinted }: Drawn): Pen {
  const letterOf = ({ side }: MentionRef): Letter => (side === 'key' ? 'k' : response);
  return {
    isDrawn: (stop) => !isHidden(stop),
    hasTag(model, stop, isBoth) {
      const mark = model.markOf(stop);
      // Between the lines the tag of the key says where the response put the mention.
      if (isBoth && stop.side === 'response') return mark === EXTRA;
      return mark !== RIGHT || !model.isQuiet(model.entityOf(stop));
    },
    Tag: (props) => <Tag {...props} letter={letterOf(props.stop)} isFaded={isFaded(props.stop)} />,
    isFaint: (model, entity) => model.isQuiet(entity),
    isFaded,
    isTinted: (model, stop) => stop.side === 'key' && tinted.has(model.entityOf(stop).entity),
    classOf: (stop, entity) => `${letterOf(stop)}${entity}`,
  };
}

export const chainPen = (drawn: Drawn): Pen => penOf('r', drawn);

/** Chains of a further system, in a column beside the response. */
export const besidePen = (drawn: Drawn): Pen => ({ ...penOf('q', drawn), column: 'beside' });

/** Draws everything. */
export const plainPen: Pen = chainPen(ALL_DRAWN);
export const plainBesidePen: Pen = besidePen(ALL_DRAWN);

interface ChainTagProps extends TagProps {
  readonly letter: Letter;
  readonly isFaded: boolean;
}

function Tag({ model, stop, letter, isFaded }: ChainTagProps) {
  const { side, mention } = stop;
  const ref = model.entityOf(stop);
  const words = wordsOfMark(model.markOf(stop));
  const colour = model.isQuiet(ref) ? GREY_COLOUR : model.side(side).colours[ref.entity];
  return (
    <button
      type="button"
      class={`tag b${colour} ${side}${isFaded ? ' faded' : ''} t${letter}${ref.entity}`}
      data-key={letter === 'k' ? mention : undefined}
      data-response={letter === 'r' ? mention : undefined}
      data-beside={letter === 'q' ? mention : undefined}
      tabIndex={-1}
      aria-label={describeMention(model, stop)}
    >
      <bdi>{model.labelOf(ref)}</bdi>
      {words === undefined ? null : (
        // Drawn by the style sheet: the name of the button has it in words.
        <b class={words.family} dir="ltr" data-to={whereTo(model, stop)}>
          {words.sign}
        </b>
      )}
    </button>
  );
}

/** The label of the entity in which the other side has the mention, if it is not the partner. */
function whereTo(model: DocumentModel, stop: MentionRef): string | undefined {
  const mark = model.markOf(stop);
  const other = mark === OTHER || mark === SPAN ? model.counterpart(stop) : undefined;
  const label = other === undefined ? '' : model.labelOf(model.entityOf(other));
  return label === '' || label === model.labelOf(model.entityOf(stop)) ? undefined : label;
}
