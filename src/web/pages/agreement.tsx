/** The page of annotators. */
import type { AgreementIndex } from '../../page/agreement/types.ts';
import { agreementHelp, agreementViews } from '../agreement/index.ts';
import { App, startPage } from '../frame/app.tsx';
import { readIndex } from '../frame/report-data.ts';

startPage(async () => {
  const index = await readIndex<AgreementIndex>();
  return index && <App index={index} views={agreementViews} help={agreementHelp} />;
});
