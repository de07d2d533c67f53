/** The page of a check kit: responses are checked against the test set that is part of the page. */
import { useEffect } from 'preact/hooks';
import type { KitIndex } from '../../page/kit.ts';
import { version } from '../../version.ts';
import { Header } from '../frame/frame.tsx';
import { useKeys } from '../frame/keys.ts';
import { toggleTheme } from '../frame/settings.ts';
import { counted } from '../parts/numbers.ts';
import { over } from './drop-target.ts';
import { InputTable } from './input-table.tsx';
import { inputs } from './score-state.ts';
import { Choosers, Troubles } from './score-view.tsx';
import { ToolPanel } from './tool-view.tsx';

export function KitPage({ index: { title, testSet, documents, words } }: { readonly index: KitIndex }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useKeys({ t: toggleTheme });
  return (
    <>
      <Header title="corefeval" tabs={[]} current="" />
      <main id="main">
        <div class="page scoring">
          <h1 tabIndex={-1}>Check a response</h1>
          <p class="soft lead">
            The texts of <bdi>{testSet}</bdi> ({counted(documents.length, 'document')},{' '}
            {counted(words, 'word')}) are in this page. See whether the output of your system goes with them,
            so that it can be scored. Nothing leaves this machine: the page has no network.
          </p>
          <section
            class={`zone${over.value === undefined ? '' : ' over'}`}
            aria-label="Add files"
            data-place="responses"
          >
            <p class="invitation">{over.value === undefined ? 'Drop your response here' : 'Drop it here'}</p>
            <p class="soft small">
              a file, a folder or an archive (.zip, .tar.gz) is one response; the format is detected
            </p>
            <Choosers as="responses" />
          </section>
          {inputs.value.length === 0 ? null : (
            <>
              <InputTable />
              <ToolPanel />
            </>
          )}
          <Troubles />
        </div>
      </main>
      <footer>
        <p class="soft">corefeval {version}. Nothing on this page is loaded from or sent to a network.</p>
      </footer>
    </>
  );
}
