import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface SidePanelProps<Tab extends string> {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly children: ComponentChildren;
}

/** The panel beside the text, or below it on a small screen, where its tabs open and close it. */
export function SidePanel<Tab extends string>({ tabs, tab, setTab, children }: SidePanelProps<Tab>) {
  const [isOpen, setOpen] = useState(false);
  const choose = (name: Tab) => {
    setOpen(name !== tab || !isOpen);
    setTab(name);
  };
  return (
    <aside class={isOpen ? 'panel open' : 'panel'} aria-label="Details">
      <div class="tabs" role="tablist">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls="panel-body"
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="body" id="panel-body" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {children}
      </div>
    </aside>
  );
}

/** The mention under the pointer, in words. A separate component: nothing else is drawn again when it changes. */
export function StopLine({ text }: { readonly text: Signal<string | undefined> }) {
  return (
    <p class="stop" role="status">
      {text.value ?? 'Point at a mention, or move with the arrow keys.'}
    </p>
  );
}
