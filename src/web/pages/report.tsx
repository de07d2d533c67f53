/** The page of coreference. */
import { documentSteps } from '../../page/pack.ts';
import type { PageDocument, PageIndex } from '../../page/types.ts';
import { App, startPage } from '../frame/app.tsx';
import { helpTexts } from '../frame/help.tsx';
import { readData } from '../frame/report-data.ts';
import { search } from '../search/index.ts';
import { views } from '../views.ts';

startPage(async () => {
  const data = await readData<PageIndex, PageDocument>(documentSteps);
  return data && <App index={data.index} data={data} views={views} help={helpTexts} search={search} />;
});
