import { type Difference, differencesOf } from '../document/differences.ts';
import { DocumentModel } from '../document/model.ts';
import type { ReportData } from '../report-data.ts';

/** The errors of a system in a document. */
export interface UnitErrors {
  readonly model: DocumentModel;
  readonly errors: readonly Difference[];
}

/** Documents that are kept after they were read. */
const KEPT = 24;

/** Reads the errors of documents when they are asked for, and keeps the last ones. */
export class ErrorSource {
  readonly #data: ReportData;
  readonly #kept = new Map<string, Promise<UnitErrors | undefined>>();

  constructor(data: ReportData) {
    this.#data = data;
  }

  /** Undefined where the text was left out of the report. */
  of(document: number, system: number): Promise<UnitErrors | undefined> {
    const name = `${document} ${system}`;
    const found = this.#kept.get(name) ?? this.#read(document, system);
    this.#kept.delete(name);
    this.#kept.set(name, found);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    return found;
  }

  async #read(document: number, system: number): Promise<UnitErrors | undefined> {
    const content = await this.#data.document(document);
    if (content === undefined) return undefined;
    const model = new DocumentModel(content, system);
    return { model, errors: differencesOf(model) };
  }
}
