import { errorWords, type KindWords, markWords } from '../../report/vocabulary.ts';
import { Sign } from '../parts/sign.tsx';
import { shortcuts, toggleShortcuts } from './settings.ts';

/** What the help of a page says. */
export interface HelpTexts {
  readonly intro: string;
  /** Kinds of errors and keys with their meanings, in the order of the lists. */
  readonly signs: readonly (readonly [words: KindWords, meaning: string])[];
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
}

const KEYS: HelpTexts['keys'] = [
  ['o d e p', 'overview, documents, errors, playground'],
  ['m', 'pairs of systems; h then moves to the heat map'],
  ['/', 'search documents, entities and mentions'],
  ['f', 'filter'],
  ['j k', 'next, previous row or error'],
  ['Enter', 'open the row, pin the chain'],
  ['[ ]', 'previous, next document'],
  ['s', 'next system'],
  ['i', 'next drawing: interleaved, side by side, differences, alignment, explanation'],
  ['← →', 'previous, next mention, from the one in focus or from the first sentence on the screen'],
  ['n N', 'next, previous mention of the pinned chain'],
  ['x X', 'next, previous mark, from there too; at the last one they say so'],
  ['1 … 8', 'fade all but a kind of marks, in the order of the chips'],
  ['z', 'singletons shown or hidden'],
  ['c', 'tint the five largest entities'],
  ['Esc', 'unpin the chain'],
  ['t', 'light or dark'],
  ['?', 'this help'],
];

const SIGNS: HelpTexts['signs'] = [
  [markWords.missing, 'the key has it, the response has nothing there'],
  [markWords.extra, 'the response has it, the key has nothing there'],
  [errorWords['missing-entity'], 'no mention of a key entity is in the response'],
  [errorWords['extra-entity'], 'no mention of a response entity is in the key'],
  [markWords.span, 'both have it, with other limits'],
  [errorWords['divided-entity'], 'a key entity is in several response entities'],
  [errorWords['conflated-entities'], 'a response entity has mentions of several key entities'],
  [markWords.other, 'right span, but its response entity is the partner of another key entity, or of none'],
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
        {signs.map(([words, meaning]) => (
          <div key={words.label}>
            <dt>
              <Sign of={words} />
            </dt>
            <dd>
              {words.label}: {meaning}
            </dd>
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
