import { HelpLists, type HelpTexts } from '../frame/help.tsx';
import type { FrameIndex, View } from '../frame/view.ts';

/** What the page is, what its numbers depend on, and how it is read. */
export const aboutView = <Index extends FrameIndex, Data>(texts: HelpTexts): View<Index, Data> => ({
  id: 'about',
  label: () => 'About',
  component: ({ index: { version, signature } }) => (
    <div class="page">
      <h1 tabIndex={-1}>About this page</h1>
      <p>
        Written by corefeval {version}. The file contains its data, its program and its style; it loads
        nothing and sends nothing, and its overview can be read without scripts.
      </p>
      <h2>What the numbers depend on</h2>
      <p>
        The parts of the signature. Runs with the same signature and the same files have the same numbers.
      </p>
      <dl class="signatureparts">
        {signature.split('|').map((part) => {
          const [name, ...value] = part.split(':');
          return (
            <div key={part}>
              <dt>{name}</dt>
              <dd>
                <code>{value.join(':')}</code>
              </dd>
            </div>
          );
        })}
      </dl>
      <h2>How to read it</h2>
      <HelpLists texts={texts} />
    </div>
  ),
});
