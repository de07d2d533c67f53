import { renderToString } from 'preact-render-to-string';
import type { AgreementIndex } from '../../page/agreement/types.ts';
import { agreementHelp, agreementViews } from '../agreement/index.ts';
import { App } from '../frame/app.tsx';
import { atOverview } from '../frame/route.ts';

/** The overview of a page of annotators as HTML. */
export const renderAgreement = (index: AgreementIndex): string =>
  atOverview(() =>
    renderToString(<App index={index} views={agreementViews} help={agreementHelp} shown="" />),
  );
