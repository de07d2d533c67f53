import { describe, expect, it } from 'vitest';
import { ByteReader } from '../../../../src/page/bytes.ts';
import { eventPageDocument } from '../../../../src/page/events/document.ts';
import { packEvents, unpackEvents } from '../../../../src/page/events/pack.ts';
import { wordsOfText } from '../../../../src/page/events/words.ts';
import { unpackDocument } from '../../../../src/page/pack.ts';
import { comparedTexts, goldText, systemText } from '../../../support/compared-nuggets.ts';
import { tbf } from '../../../support/nuggets.ts';

const hostile = tbf('d', 'E1 0,4').replace('\te1\t', '\t</script>"\\ 漢\t');
const documents = [
  ['plain', goldText, systemText],
  ['hostile', hostile, tbf('d')],
].map(([name, gold, system]) => {
  const { documents: compared } = comparedTexts(gold, system);
  return [
    name,
    eventPageDocument([compared[0]], wordsOfText('fires and bombs hit homes and towns again')),
  ] as const;
});

describe('packEvents', () => {
  it.each(documents)('packs a %s document so that the same is unpacked', (_, document) => {
    const { document: columns, ...facts } = document;
    const read = unpackEvents(packEvents(document));
    expect(read.document).toEqual(columns);
    expect({ ...read, document: undefined }).toEqual({
      ...JSON.parse(JSON.stringify(facts)),
      document: undefined,
    });
  });

  it('has the facts as JSON before the columns of the text', () => {
    const [, document] = documents[0];
    const reader = new ByteReader(packEvents(document));
    expect(Object.keys(JSON.parse(reader.text()))).toEqual(['gold', 'systems']);
    expect(unpackDocument(reader.rest()).text).toBe('fires and bombs hit homes and towns again');
  });
});
