/** Starts the playground as a page of its own. */
import { render } from 'preact';
import { version } from '../version.ts';
import { Playground } from './playground/playground.tsx';
import { followAddress } from './route.ts';
import { restoreSettings, toggleTheme } from './settings.ts';

function Page() {
  return (
    <>
      <header class="top">
        <span class="title">Coreference metrics</span>
        <span class="tools">
          <button type="button" class="quiet" onClick={toggleTheme} title="Light or dark">
            <span aria-hidden="true">◐</span>
            <span class="hidden">Light or dark</span>
          </button>
        </span>
      </header>
      <main id="main">
        <Playground />
      </main>
      <footer>
        <p class="soft">corefeval {version}. Nothing on this page is loaded from or sent to a network.</p>
      </footer>
    </>
  );
}

restoreSettings();
followAddress();
render(<Page />, document.getElementById('app') as HTMLElement);
document.documentElement.dataset.ready = 'true';
