import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from '../parts/copy-button.tsx';

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

interface StopLineProps {
  readonly text: Signal<string | undefined>;
  /** The address of the mention, after the name of the file. */
  readonly link?: Signal<string | undefined>;
}

/** The mention under the pointer, in words. A separate component: nothing else is drawn again when it changes. */
export function StopLine({ text, link }: StopLineProps) {
  const address = link?.value;
  return (
    <p class="stop">
      <span role="status">
        {text.value ?? 'Point at a mention, or move with the arrow keys; x goes to the next mark.'}
      </span>
      {address === undefined ? null : (
        <>
          {' '}
          <CopyButton
            text={() => location.href.split('#')[0] + address}
            label="copy link"
            class="link"
            onCopied={() => undefined}
          />
        </>
      )}
    </p>
  );
}
