/** Token lines of CorefUD from `id form misc`. */
export const corefudTokens = (...lines: string[]): string =>
  lines
    .map((line) => {
      const [id, form, misc = '_'] = line.split(' ');
      return `${id}\t${form}${'\t_'.repeat(7)}\t${misc}\n`;
    })
    .join('');

/** A document of CorefUD with one sentence, whose tokens begin in line 4; in line 3 if the header is empty. */
export const corefudDocument = (header: string, ...lines: string[]): string =>
  `# newdoc id = d\n${header === '' ? '' : `# global.Entity = ${header}\n`}# sent_id = 1\n${corefudTokens(...lines)}\n`;
