import { companionPath } from '../companions.ts';
import { defineFormat } from '../format.ts';
import { headText, isBlank } from '../head-text.ts';
import { pairKeyOf } from '../pair-key.ts';
import { i2b2Codes } from './codes.ts';
import { readI2b2 } from './read.ts';

/** A companion beside the file, or in a folder beside that of the file, as i2b2 is distributed: `docs/a.txt` and `concepts/a.txt.con` belong to `chains/a.txt.chains`. */
const inFolders = (extension: string, folders: readonly string[]) => (path: string) => {
  const stem = companionPath(path, '');
  const names = [stem.endsWith(extension) ? stem : `${stem}${extension}`];
  if (extension !== '.txt') names.push(`${stem.replace(/\.txt$/, '')}${extension}`);
  const [, above = ''] = /^(.*[\\/])?[^\\/]*[\\/][^\\/]*$/s.exec(path) ?? [];
  const isBelow = /[\\/]/.test(path);
  return [
    ...names,
    ...(isBelow ? folders : []).flatMap((folder) =>
      names.map((name) => `${above}${folder}/${name.replace(/^.*[\\/]/s, '')}`),
    ),
  ];
};

/** The chains of i2b2/VA 2011, with concepts and text beside them. See docs/formats/i2b2.md. */
export const i2b2 = defineFormat({
  id: 'i2b2',
  label: 'i2b2/VA 2011 chains and pairs',
  holds: ['words', 'types'],
  entityNames: 'none',
  beside: (names) => {
    const isCorpus = names.some((name) => /\.(?:chains|pairs)$/.test(name));
    return (name) => isCorpus && /\.con$|(?:^|\/)(?:docs?|te?xts?)\/[^/]*\.txt$/i.test(name);
  },
  companions: [
    {
      extension: '.txt',
      content: 'the text, one sentence in each line',
      paths: inFolders('.txt', ['docs', 'doc', 'txt', 'text']),
    },
    { extension: '.con', content: 'all concepts', paths: inFolders('.con', ['concepts', 'concept']) },
  ],
  codes: i2b2Codes,
  parameters: [],
  tokenColumns: [],
  wording: {
    sign: 'an i2b2 file has lines such as c="the patient" 12:3 12:4||t="coref person"',
    documentStart: 'a line that begins with c="',
    border: 'file',
    naming: 'rename the files',
    asking: 'name it like its file, without the extension',
    noMentions: 'check that the file has lines that begin with c="',
  },
  detect: (head) =>
    /^\s*c="[^\n]*\|\|[tr]="/.test(headText(head))
      ? 'its first line is a mention c="…" with a type t="…" or a relation r="…"'
      : undefined,
  unannotated: isBlank,
  pairKey: pairKeyOf,
  names: (id) => [id],
  read: readI2b2,
});
