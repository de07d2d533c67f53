/** A text that fits a column of a line: line breaks and TABs become blanks. */
export const oneLine = (text: string): string => text.replace(/\r\n|[\t\n\v\f\r]/g, ' ');
