/** The overviews as HTML, for the files themselves: they are shown before the script runs, and where scripts are forbidden. */
export { renderAgreement } from './render-agreement.tsx';
export { renderEvents } from './render-events.tsx';
export { renderOverview } from './render-overview.tsx';
