/** One row of text with its bars and tags. */
import { type BarContext, barsOf } from './bars.ts';
import {
  changesDirection,
  isRightToLeft,
  placeMentions,
  type RowSide,
  type Run,
  type RunBar,
  rowRuns,
} from './layout.ts';
import type { DocumentModel, SideName } from './model.ts';
import type { Pen } from './pen.tsx';
import { Tags, tagsOf } from './tags.tsx';

/** Which sides are drawn into the words: both above and below, or one of them below. */
export type Sides = 'both' | SideName;

interface RowProps {
  readonly model: DocumentModel;
  readonly row: number;
  readonly sides: Sides;
  readonly pen: Pen;
}

const NOTHING: RowSide = { placed: [], deep: [], lanes: 0 };

/** Length in characters from which a word may be broken over lines, and its tags may be on the line before it. */
const LONG_WORD_CHARACTERS = 24;

export function Words({ model, row, sides, pen }: RowProps) {
  const range = model.range(row);
  const place = (side: SideName) =>
    placeMentions(
      model.side(side),
      model.mentionsWithin(side, ...range).filter((mention) => pen.isDrawn({ side, mention })),
      ...range,
      (mention) => pen.isFaint(model, model.entityOf({ side, mention })),
    );
  const [key, response] = [place('key'), place('response')];
  const shown = {
    key: sides === 'response' ? NOTHING : key,
    response: sides === 'key' ? NOTHING : response,
  };
  const tags = tagsOf(model, range[0], shown, sides === 'both', pen);
  const runs = rowRuns(model.document, range, shown, new Set(tags.keys()));
  const up = sides === 'both' ? key.lanes : 0;
  const down = sides === 'both' ? response.lanes : Math.max(key.lanes, response.lanes);
  const isMirrored = isRightToLeft(model.text(...range));
  const context: BarContext = { model, pen, up, down, isMirrored, isBoth: sides === 'both' };
  return (
    <p
      class={pen.column === undefined ? 'words' : `words ${pen.column}`}
      dir="auto"
      style={{ '--up': up, '--down': down }}
    >
      {runs.map((run) => {
        const own = run.start < run.end ? tags.get(run.start) : undefined;
        const words = <RunSpan key={`${run.start} ${run.end}`} run={run} context={context} />;
        if (own === undefined) return words;
        const tagged = (
          <>
            <span {...barsOf(passing(run), context)} data-t={run.start} data-blank="">
              <Tags model={model} tags={own} isBoth={sides === 'both'} pen={pen} />
            </span>
            {words}
          </>
        );
        return (
          <span
            class={pen.hasLongTags ? 'tagged' : run.text.length > LONG_WORD_CHARACTERS ? undefined : 'nw'}
            key={`${run.start} ${run.end}`}
          >
            {pen.hasLongTags ? <span>{tagged}</span> : tagged}
          </span>
        );
      })}
    </p>
  );
}

/** The bars that go on under the tags of a run: those of mentions that begin before it. */
function passing({ key, response, deep, start }: Run): Run {
  const on = (bars: readonly RunBar[]) =>
    bars.filter(({ isStart }) => !isStart).map((bar) => ({ ...bar, isEnd: false }));
  return {
    text: '',
    start,
    end: start,
    key: on(key),
    response: on(response),
    deep: deep.filter(({ isStart }) => !isStart),
  };
}

function RunSpan({ run, context }: { readonly run: Run; readonly context: BarContext }) {
  const { key, response, deep, text, start, end } = run;
  const isZero = end - start === 1 && context.model.document.emptyNodes.has(start);
  const isApart = changesDirection(text);
  if (key.length + response.length + deep.length === 0 && !isZero) {
    if (isApart) return <span class="apart">{text}</span>;
    return <>{text}</>;
  }
  return (
    <span
      {...barsOf(run, context, [...(isZero ? ['zero'] : []), ...(isApart ? ['apart'] : [])])}
      data-t={start}
      data-blank={start === end ? '' : undefined}
      tabIndex={-1}
    >
      {text}
    </span>
  );
}
