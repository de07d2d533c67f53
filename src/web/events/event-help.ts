import { eventWords } from '../../report/vocabulary.ts';
import type { HelpTexts } from '../frame/help.tsx';

export const eventHelp: HelpTexts = {
  intro:
    'Gold is on the left, the system on the right. A tag has the id of a mention, the sign of an error, its type and its realis; an attribute that differs is underlined twice. Mentions of one cluster have one colour; a cluster of the system has the colour and number of the gold cluster that it is aligned with. Mentions without a cluster are grey. A mention without a sign is right: equal spans, apart from invisible words, and equal attributes. With token tables, the 2015 profile and that of version 1.6 leave out invisible words (the, a, she, who, …) when they compare spans; a mention of nothing else matches none.',
  signs: [
    [eventWords('span'), 'the spans overlap; Dice says how much'],
    [eventWords('missing'), 'the system has no such mention'],
    [eventWords('extra'), 'gold has no such mention'],
    [eventWords('type'), 'the mentions are mapped, but their types differ'],
    [eventWords('realis'), 'the mentions are mapped, but their realis differs'],
  ],
  keys: [
    ['o d', 'overview, documents'],
    ['/', 'search or filter'],
    ['j k', 'next, previous row or difference'],
    ['Enter', 'open the row, pin the cluster'],
    ['[ ]', 'previous, next document'],
    ['s', 'next system'],
    ['i', 'all rows, or rows with events only'],
    ['← →', 'previous, next mention'],
    ['n N', 'next, previous mention of the pinned cluster'],
    ['x X', 'next, previous difference'],
    ['Esc', 'unpin the cluster'],
    ['t', 'light or dark'],
    ['?', 'this help'],
  ],
};
