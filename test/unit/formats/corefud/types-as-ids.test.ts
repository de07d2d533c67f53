import { describe, expect, it } from 'vitest';
import { corefud } from '../../../../src/formats/corefud/corefud.ts';
import { readText } from '../../../support/read-text.ts';

const line = (i: number, entity: string) => `${i}\tw\t_\t_\t_\t_\t_\t_\t_\tEntity=${entity}\n`;
const file = (header: string, ...entities: string[]) =>
  `# newdoc id = d\n${header}${entities.map((entity, i) => line(i + 1, entity)).join('')}\n`;
const codes = (text: string) => readText(corefud, text).problems.map(({ code }) => code);

describe('types in place of ids', () => {
  it('are an error with the reason', () => {
    const text = file('', '(person)', '(place)', '(person', 'person)', '(organization)');
    const { problems } = readText(corefud, text);
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['corefud/no-header', 'warning'],
      ['corefud/types', 'error'],
    ]);
    expect(problems[1]).toMatchObject({
      message:
        '4 mentions have 3 names without a number (person, place, organization), and no line says which fields a mention has: these are types, not ids of entities.',
      help: 'check that the file has coreference; --allow corefud/types reads them as ids',
      allow: 'the types are read as ids',
    });
  });

  it('are known by their names, or by many mentions of each', () => {
    expect(codes(file('', '(gene)', '(gene)', '(gene)', '(cell)', '(cell)', '(cell)'))).toContain(
      'corefud/types',
    );
    expect(codes(file('', '(tom)', '(ann)', '(tom)'))).not.toContain('corefud/types');
    expect(codes(file('', '(e1)', '(e1)', '(e1)'))).not.toContain('corefud/types');
  });

  it('are ids if the file names the fields of mentions', () => {
    expect(codes(file('# global.Entity = eid\n', '(person)', '(person)', '(place)'))).toEqual([]);
  });
});
