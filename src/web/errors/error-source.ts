import { type DocumentModel, modelOf } from '../document/model.ts';
import type { ReportData } from '../frame/report-data.ts';
import { errorKindsOf, type ListedError } from './error-kinds.ts';

/** The errors of a system in a document. */
export interface UnitErrors {
  readonly model: DocumentModel;
  readonly errors: readonly ListedError[];
}

/** Documents that are kept after they were read. */
const MAX_KEPT_DOCUMENTS = 24;

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
      if (this.#kept.size <= MAX_KEPT_DOCUMENTS) break;
      this.#kept.delete(oldest);
    }
    return found;
  }

  async #read(document: number, system: number): Promise<UnitErrors | undefined> {
    const content = await this.#data.document(document);
    if (content === undefined) return undefined;
    const model = modelOf(content, system);
    return { model, errors: errorKindsOf(this.#data.index).find(model) };
  }
}
