import { useEffect, useRef } from 'preact/hooks';
import type { Family } from '../../report/vocabulary.ts';
import { theme } from '../frame/settings.ts';
import type { DocumentModel, EntityRef, MentionRef } from './model.ts';
import { show } from './selection.ts';

/** A difference in a text; the family decides its colour. */
export interface StripMark {
  readonly at: MentionRef;
  readonly family?: Family | undefined;
}

interface Props {
  readonly model: DocumentModel;
  readonly marks: readonly StripMark[];
  readonly entity: EntityRef | undefined;
}

const STRIP_WIDTH = 22;
/** Pixels at the right for the pinned chain. */
const CHAIN_WIDTH = 4;
const MAX_BINS = 44;
const MIN_BIN_PIXELS = 6;
/** How strong the colour of a bin is: with one mark, and what each mark in 100 tokens adds. */
const LEAST_OPACITY = 0.35;
const OPACITY_PER_MARK = 0.25;

/** The whole document on a strip: how dense differences are, where the screen is, and at the right the pinned chain. A click jumps there. */
export function Strip({ model, marks, entity }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const shade = theme.value;
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return undefined;
    const draw = () => {
      const height = canvas.clientHeight;
      const scale = devicePixelRatio;
      canvas.width = STRIP_WIDTH * scale;
      canvas.height = height * scale;
      context.scale(scale, scale);
      /** As the canvas understands it: the variable itself depends on the theme. */
      const colour = (name: string) => {
        canvas.style.color = `var(--${name})`;
        return getComputedStyle(canvas).color;
      };
      const bins = densityOf(model, marks, height);
      bins.forEach(({ family, opacity }, bin) => {
        if (opacity === 0) return;
        const [top, bottom] = [bin, bin + 1].map((edge) => Math.round((edge * height) / bins.length));
        context.globalAlpha = opacity;
        context.fillStyle = colour(family ?? 'soft');
        context.fillRect(2, top, STRIP_WIDTH - CHAIN_WIDTH - 4, bottom - top);
      });
      context.globalAlpha = 1;
      context.fillStyle = colour('accent');
      const chain = entity === undefined ? [] : model.mentionsOf(entity);
      for (const y of pixelRowsOfMentions(model, chain, height)) {
        context.fillRect(STRIP_WIDTH - CHAIN_WIDTH, y, CHAIN_WIDTH, 2);
      }
    };
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [model, marks, entity?.side, entity?.entity, shade]);
  const jump = (event: MouseEvent & { currentTarget: HTMLCanvasElement }) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const next = stopFrom(model, (event.clientY - top) / height);
    if (next !== undefined) show(next);
  };
  return (
    <div class="stripplace noprint">
      <div class="striphold">
        <canvas class="overview" ref={ref} aria-hidden="true" onClick={jump} />
        <Frame />
      </div>
    </div>
  );
}

/** What part of the text is on the screen. */
function Frame() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const follow = () => {
      const text = document.querySelector('.text')?.getBoundingClientRect();
      if (text === undefined || ref.current === null || text.height === 0) return;
      const share = (y: number) => Math.min(1, Math.max(0, (y - text.top) / text.height));
      const bar = document.querySelector('.docbar')?.getBoundingClientRect().bottom ?? 0;
      const [top, bottom] = [share(Math.max(0, bar)), share(innerHeight)];
      ref.current.style.top = `${100 * top}%`;
      ref.current.style.height = `${100 * (bottom - top)}%`;
    };
    let waits = false;
    const soon = () => {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        follow();
      });
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, []);
  return <span class="stripframe" ref={ref} aria-hidden="true" />;
}

export interface Density {
  /** The most frequent family. */
  readonly family: Family | undefined;
  /** 0 without a mark. */
  readonly opacity: number;
}

/** Marks by parts of the text, each at least some pixels high. */
export function densityOf(model: DocumentModel, marks: readonly StripMark[], height: number): Density[] {
  const tokens = Math.max(1, model.document.length);
  const count = Math.max(1, Math.min(MAX_BINS, Math.floor(height / MIN_BIN_PIXELS)));
  const bins = Array.from({ length: count }, () => new Map<Family | undefined, number>());
  for (const { at, family } of marks) {
    const bin = bins[Math.min(count - 1, Math.floor((model.startOf(at) * count) / tokens))];
    bin.set(family, (bin.get(family) ?? 0) + 1);
  }
  return bins.map((families) => {
    const sorted = [...families].sort((a, b) => b[1] - a[1]);
    if (sorted.length === 0) return { family: undefined, opacity: 0 };
    const per100 = (100 * count * sorted.reduce((sum, [, n]) => sum + n, 0)) / tokens;
    return { family: sorted[0][0], opacity: Math.min(1, LEAST_OPACITY + OPACITY_PER_MARK * per100) };
  });
}

/** The pixel rows of mentions on a strip of this height; in a book, many mentions share one. */
export function pixelRowsOfMentions(
  model: DocumentModel,
  stops: readonly MentionRef[],
  height: number,
): ReadonlySet<number> {
  const scale = height / Math.max(1, model.document.length);
  return new Set(stops.map((stop) => Math.round(model.startOf(stop) * scale)));
}

/** The first mention after a share of the text, or the last one; undefined if there is none. */
export function stopFrom(model: DocumentModel, share: number): MentionRef | undefined {
  const token = share * model.document.length;
  return model.stops.find((stop) => model.startOf(stop) >= token) ?? model.stops[model.stops.length - 1];
}
