import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The bar above a text, which stays while the text is scrolled. Its height depends on how many lines it has: what is below it needs to know. */
export function Docbar({ children }: { readonly children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--docbar', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--docbar');
    };
  }, []);
  return (
    <div class="docbar" ref={ref}>
      {children}
    </div>
  );
}
