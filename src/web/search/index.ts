import { openSearch, Search } from './search.tsx';

/** The search of the page of coreference. */
export const search = { open: openSearch, component: Search };
