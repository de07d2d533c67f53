/** The page of coreference. */
import { documentSteps } from '../report/page/pack.ts';
import type { PageDocument, PageIndex } from '../report/page/page-types.ts';
import { App } from './app.tsx';
import { helpTexts } from './help.tsx';
import { readData } from './report-data.ts';
import { search } from './search/index.ts';
import { startPage } from './start.tsx';
import { views } from './views/index.ts';

startPage(async () => {
  const data = await readData<PageIndex, PageDocument>(documentSteps);
  return data && <App index={data.index} data={data} views={views} help={helpTexts} search={search} />;
});
