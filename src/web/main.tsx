/** Starts the page: takes over the overview that is in the file already, and follows the address. */
import { hydrate, render } from 'preact';
import { App } from './app.tsx';
import { listenToKeys } from './keys.ts';
import { listenToPrinting } from './near.ts';
import { readReport } from './report-data.ts';
import { followAddress, route } from './route.ts';
import { restoreSettings } from './settings.ts';

restoreSettings();

async function start(): Promise<void> {
  const root = document.getElementById('app') as HTMLElement;
  const data = await readReport();
  if (data === undefined) return;
  listenToKeys();
  listenToPrinting();
  followAddress();
  const app = <App index={data.index} data={data} />;
  // The overview was rendered from the same components; another view replaces it.
  if (route.value.view === '') hydrate(app, root);
  else {
    root.replaceChildren();
    render(app, root);
  }
  document.documentElement.dataset.ready = 'true';
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
