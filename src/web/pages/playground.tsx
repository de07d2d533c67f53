/** Starts the playground as a page of its own. */
import { render } from 'preact';
import { version } from '../../version.ts';
import { Header } from '../frame/frame.tsx';
import { followAddress } from '../frame/route.ts';
import { restoreSettings } from '../frame/settings.ts';
import { Playground } from '../playground/playground.tsx';

function Page() {
  return (
    <>
      <Header title="Coreference metrics" tabs={[]} current="" />
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
