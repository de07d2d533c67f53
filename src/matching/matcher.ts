import type { Document } from '../core/document.ts';

/** Decides which response mention is which key mention, one to one. */
export interface Matcher {
  /** The name on the command line and in the signature. */
  readonly id: string;
  readonly summary: string;
  /** For each response mention the number of its key mention, or −1. Neither side repeats a span. */
  match(key: Document, response: Document): Int32Array;
}
