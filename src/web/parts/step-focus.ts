/** Moves the focus along the elements of a list; from outside of it, to its first. */
export function stepFocus(root: HTMLElement | null, selector: string, by: number): void {
  const elements = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const at = elements.indexOf(document.activeElement as HTMLElement);
  elements[Math.max(0, Math.min(elements.length - 1, at + by))]?.focus();
}
