/** What is around every view: the title, tabs, tools. */
import type { ComponentChildren } from 'preact';
import { hrefOf } from './route.ts';
import { toggleTheme } from './settings.ts';

export interface FrameTab {
  /** The first part of the address. */
  readonly id: string;
  readonly label: string;
  /** Parameters that are kept from the address of the current view. */
  readonly params?: Readonly<Record<string, string>>;
}

interface HeaderProps {
  readonly title: string;
  readonly tabs: readonly FrameTab[];
  /** The address of the current tab. */
  readonly current: string;
  /** What comes before the buttons. */
  readonly lead?: ComponentChildren;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

export function Header({ title, tabs, current, lead, children }: HeaderProps) {
  return (
    <header class="top">
      <a class="skip" href="#main" onClick={skip}>
        Skip to the content
      </a>
      <span class="title" dir="auto">
        {title}
      </span>
      {tabs.length === 0 ? null : (
        <nav aria-label="Views">
          {tabs.map(({ id, label, params = {} }) => (
            <a
              key={id}
              href={hrefOf({ view: id, params })}
              aria-current={id === current ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
      <span class="tools">
        {lead}
        <button type="button" class="quiet" onClick={toggleTheme} title="Light or dark">
          <svg class="icon" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
            <circle cx="9" cy="9" r="7" />
            <path class="full" d="M9 2a7 7 0 0 1 0 14z" />
          </svg>
          <span class="hidden">Light or dark</span>
        </button>
        {children}
      </span>
    </header>
  );
}

function skip(event: Event): void {
  event.preventDefault(); // the address is that of the view
  document.querySelector<HTMLElement>('#main h1')?.focus();
}
