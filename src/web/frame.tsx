/** What is around every view: the title, tabs, tools. */
import type { ComponentChildren } from 'preact';
import { hrefOf } from './route.ts';
import { toggleTheme } from './settings.ts';

export interface Tab {
  /** The first part of the address. */
  readonly id: string;
  readonly label: string;
}

interface HeaderProps {
  readonly title: string;
  readonly tabs: readonly Tab[];
  /** The address of the current tab. */
  readonly current: string;
  /** Further buttons. */
  readonly children?: ComponentChildren;
}

export function Header({ title, tabs, current, children }: HeaderProps) {
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
          {tabs.map(({ id, label }) => (
            <a key={id} href={hrefOf({ view: id })} aria-current={id === current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      <span class="tools">
        <button type="button" class="quiet" onClick={toggleTheme} title="Light or dark">
          <span aria-hidden="true">◐</span>
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
