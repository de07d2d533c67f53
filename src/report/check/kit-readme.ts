/** The text beside the page of a check kit. */
export const kitReadme = (
  testSet: string,
  page: string,
  version: string,
): string => `Check a response before it is handed in
=======================================

Test set: ${testSet.replace(/\s+/g, ' ')}

1. Open ${page} in a browser, from the disk. Nothing is installed, and nothing is sent anywhere.
2. Drop the output of your system on the page, or choose it: a file, a folder or an archive.
3. Press Check. "This can be scored" means that its documents, words and sentence breaks are those of
   the test set, and that it can be read. Otherwise each error says where it is and what to do.

With Node, corefeval check --texts TESTSET RESPONSE gives the same verdict (exit code 0: it can be scored).
The page has the texts of the test set and no annotation. Written by corefeval ${version}.
`;

const PARTS = ['\u0001', '\u0002', '\u0003'] as const;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = new RegExp(
  `^${PARTS.reduce((text, part) => text.replace(part, '.+'), escaped(kitReadme(...PARTS)))}$`,
);

/** Whether a whole text is that of an earlier kit. */
export const isKitReadme = (text: string): boolean => pattern.test(text);
