import type { ComponentType } from 'preact';
import type { PageIndex } from '../report/page/page-types.ts';
import type { ReportData } from './report-data.ts';

export interface ViewProps {
  readonly index: PageIndex;
  /** Absent while the overview is rendered to text. */
  readonly data?: ReportData | undefined;
}

/** A view of the page: one file, and one line in `views/index.ts`. */
export interface View {
  /** The first part of the address. */
  readonly id: string;
  /** The name of its tab; a view without one is reached by links. */
  readonly label?: (index: PageIndex) => string;
  /** The key that opens it. */
  readonly key?: string;
  /** Another view whose tab is the current one while this view is shown. */
  readonly within?: string;
  /** Shown only where there is something to show. */
  readonly isAvailable?: (index: PageIndex) => boolean;
  readonly component: ComponentType<ViewProps>;
}
