import type { ComponentType } from 'preact';
import type { PageIndex } from '../../page/types.ts';
import type { ReportData } from './report-data.ts';

/** What the frame around the views shows. */
export interface FrameIndex {
  readonly title: string;
  readonly version: string;
  readonly signature: string;
  readonly systems: readonly { readonly name: string }[];
}

export interface ViewProps<Index = PageIndex, Data = ReportData> {
  readonly index: Index;
  /** Absent while the overview is rendered to text. */
  readonly data?: Data | undefined;
}

/** A view of a page: one file, and one line in the list of the views of the page. */
export interface View<Index = PageIndex, Data = ReportData> {
  /** The first part of the address. */
  readonly id: string;
  /** The name of its tab; a view without one is reached by links. */
  readonly label?: (index: Index) => string;
  /** The key that opens it. */
  readonly key?: string;
  /** Another view whose tab is the current one while this view is shown. */
  readonly within?: string;
  /** Shown only where there is something to show. */
  readonly isAvailable?: (index: Index) => boolean;
  /** How the view uses the system of the address: it shows one, or all of them unless one is chosen. Absent if it has no systems. */
  readonly systems?: 'one' | 'all';
  /** Called before another system is shown; returns the parameters of the address that do not hold for it. */
  readonly leaveSystem?: () => Readonly<Record<string, string>>;
  readonly component: ComponentType<ViewProps<Index, Data>>;
}
