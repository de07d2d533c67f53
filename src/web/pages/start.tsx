/** Starts a page: takes over the overview that is in the file already, and follows the address. */
import { hydrate, render, type VNode } from 'preact';
import { listenToKeys } from '../frame/keys.ts';
import { listenToPrinting } from '../frame/near.ts';
import { followAddress, route } from '../frame/route.ts';
import { restoreSettings } from '../frame/settings.ts';

/** `load` reads the data of the page; undefined in a page without data. */
export function startPage(load: () => Promise<VNode | undefined>): void {
  restoreSettings();
  const start = async () => {
    const root = document.getElementById('app') as HTMLElement;
    const app = await load();
    if (app === undefined) return;
    listenToKeys();
    listenToPrinting();
    followAddress();
    // The overview was rendered from the same components; another view, or one with parameters, replaces it.
    if (route.value.view === '' && Object.keys(route.value.params).length === 0) hydrate(app, root);
    else {
      root.replaceChildren();
      render(app, root);
    }
    document.documentElement.dataset.ready = 'true';
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
