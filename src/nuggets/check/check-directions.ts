import type { TbfMention } from '../../formats/tbf/model.ts';
import { clip } from '../../problems/clip.ts';
import type { Report } from '../../problems/problem.ts';
import { problem } from '../codes.ts';
import type { NuggetDocument } from '../model/nugget-document.ts';
import { type SequencingRelation, sequencingRelations } from '../model/relation-names.ts';

/** Minimum number of links for which the share of backward links is meaningful. */
const MIN_LINKS = 5;
/** Share of backward links above which they are reported: most texts describe events in the order in which they happened. */
const MAX_BACKWARD_SHARE = 0.8;

interface LinkExample {
  readonly document: string;
  readonly line: number | undefined;
  readonly excerpt: string;
  readonly sentence: string;
}

/** What is known of the links of one relation in a file. */
interface Links {
  readonly example: LinkExample;
  total: number;
  /** Links whose second mention is before the first one in the text. */
  backward: number;
}

/**
 * The direction of a link is a convention that no line of a file shows. One link of each relation is therefore reported as a sentence, which an annotator can judge; and
 * so is a file whose After links nearly all lead from a later to an earlier place of the text.
 */
export class Directions {
  readonly #links = new Map<SequencingRelation, Links>();

  add({ id, nuggets, relations }: NuggetDocument): void {
    for (const { relation, args } of relations) {
      const name = sequencingRelations.find((known) => known === relation.name);
      const [[from] = [], [to] = []] = args;
      if (name === undefined || args.length !== 2 || from === undefined || to === undefined || from === to)
        continue;
      const links = this.#links.get(name) ?? {
        example: {
          document: id,
          line: relation.line,
          excerpt: [`@${name}`, relation.id, relation.args.join(',')].join('  '),
          sentence: sentences[name](shown(nuggets[from].mention), shown(nuggets[to].mention)),
        },
        total: 0,
        backward: 0,
      };
      this.#links.set(name, links);
      links.total++;
      const [first, second] = [from, to].map((nugget) => nuggets[nugget].written.ranges[0]);
      if (second < first) links.backward++;
    }
  }

  /** Reports the links of all documents that were added. */
  finish(file: string, report: Report): void {
    for (const [name, { example, total, backward }] of this.#links) {
      const { sentence, ...where } = example;
      const place = { ...where, file, column: 1 };
      report(
        problem('nuggets/link-example', `This line says: ${sentence}.`, {
          ...place,
          help: `if the opposite is meant, exchange the two mentions of every @${name} line`,
        }),
      );
      if (name === 'After' && total >= MIN_LINKS && backward > total * MAX_BACKWARD_SHARE)
        report(
          problem(
            'nuggets/link-direction',
            `${backward} of ${total} @After links lead from a later to an earlier place of the text.`,
            {
              ...place,
              expected: 'the earlier event first, then the event that happens after it',
              help: 'read the sentence of nuggets/link-example; if the opposite is meant, exchange the two mentions of every @After line',
            },
          ),
        );
    }
  }
}

const sentences: Readonly<Record<SequencingRelation, (from: string, to: string) => string>> = {
  After: (from, to) => `${to} happens after ${from}`,
  Subevent: (from, to) => `${to} is a part of ${from}`,
};

const shown = ({ id, text }: TbfMention): string =>
  /\w/u.test(text) ? `"${clip(text)}" (${clip(id)})` : clip(id);
