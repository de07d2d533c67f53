import { shortcuts, toggleShortcuts } from './settings.ts';

/** What the help of a page says. */
export interface HelpTexts {
  readonly intro: string;
  /** Signs and keys with their meanings, in the order of the lists. */
  readonly signs: readonly (readonly [sign: string, meaning: string])[];
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
}

const KEYS: HelpTexts['keys'] = [
  ['o d e p', 'overview, documents, errors, playground'],
  ['/', 'search documents, entities and mentions'],
  ['f', 'filter'],
  ['j k', 'next, previous row or error'],
  ['Enter', 'open the row, pin the chain'],
  ['[ ]', 'previous, next document'],
  ['s', 'next system'],
  ['i', 'next drawing: interleaved, side by side, differences, alignment'],
  ['← →', 'previous, next mention'],
  ['n N', 'next, previous mention of the pinned chain'],
  ['x X', 'next, previous difference'],
  ['Esc', 'unpin the chain'],
  ['t', 'light or dark'],
  ['?', 'this help'],
];

const SIGNS: HelpTexts['signs'] = [
  ['−', 'missing: the response lacks the mention'],
  ['+', 'spurious: the key lacks the mention'],
  ['↔', 'boundary: a mention of the other side overlaps, with other limits'],
  ['≠', 'right span, but in another entity'],
  ['÷', 'split: the mentions of a key entity are in several response entities'],
  ['∪', 'merged: a response entity has mentions of several key entities'],
  ['∅', 'an entity of which the other side has no mention'],
];

export const helpTexts: HelpTexts = {
  intro:
    'Bars above the words are the key, bars below are the response. Each entity has a colour and a number; a response entity has those of the key entity that CEAFe aligns it with, so a mention is right where above and below are the same.',
  signs: SIGNS,
  keys: KEYS,
};

export function openHelp(): void {
  document.querySelector<HTMLDialogElement>('dialog.help')?.showModal();
}

/** The meanings of signs and keys. */
export function HelpLists({ texts: { intro, signs, keys: shown } }: { readonly texts: HelpTexts }) {
  return (
    <>
      <p>{intro}</p>
      <dl class="keys signs">
        {signs.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>
              <b class="sign">{sign}</b>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>Keys</h2>
      <dl class="keys">
        {shown.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Help({ texts }: { readonly texts: HelpTexts }) {
  const close = () => document.querySelector<HTMLDialogElement>('dialog.help')?.close();
  return (
    <dialog class="help" aria-labelledby="help-title">
      <h2 id="help-title" tabIndex={-1} autofocus>
        How to read this page
      </h2>
      <HelpLists texts={texts} />
      <label>
        <input type="checkbox" checked={shortcuts.value} onChange={toggleShortcuts} /> Single keys are
        shortcuts
      </label>
      <p>
        <button type="button" onClick={close}>
          Close
        </button>
      </p>
    </dialog>
  );
}
