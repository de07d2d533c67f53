/** What the page remembers: the theme, whether single keys are shortcuts, and whether the legend of texts is shown. Storage may be forbidden. */
import { signal } from '@preact/signals';

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`corefeval.${name}`);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`corefeval.${name}`, value);
  } catch {
    // The choice holds until the page is closed.
  }
}

/** The theme of the system unless the reader chose one. */
export const theme = signal<string>('');
export const shortcuts = signal(true);
export const hasLegend = signal(true);

export function restoreSettings(): void {
  theme.value = stored('theme') ?? '';
  shortcuts.value = stored('shortcuts') !== 'off';
  hasLegend.value = stored('legend') !== 'off';
  showTheme();
}

function showTheme(): void {
  if (theme.value === '') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
}

export function toggleTheme(): void {
  const isDark =
    theme.value === '' ? matchMedia('(prefers-color-scheme: dark)').matches : theme.value === 'dark';
  theme.value = isDark ? 'light' : 'dark';
  store('theme', theme.value);
  showTheme();
}

export function toggleShortcuts(): void {
  shortcuts.value = !shortcuts.value;
  store('shortcuts', shortcuts.value ? 'on' : 'off');
}

export function closeLegend(): void {
  hasLegend.value = false;
  store('legend', 'off');
}

export function openLegend(): void {
  hasLegend.value = true;
  store('legend', 'on');
}
