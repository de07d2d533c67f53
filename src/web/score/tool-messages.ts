/** What the page and its worker send to each other about checking, agreement and conversion. */
import type { PackedKit } from '../../page/kit.ts';
import type { Problem } from '../../problems/problem.ts';
import type { TitledTable } from '../../report/table/titled.ts';
import type { SystemPath, VirtualFile } from './messages.ts';

interface FilesRequest {
  readonly files: readonly VirtualFile[];
}

export interface CheckToolRequest extends FilesRequest {
  readonly kind: 'check';
  readonly paths: readonly string[];
  /** The key against which the others are checked. */
  readonly key?: string | undefined;
  /** The test set against which all are checked. */
  readonly kit?: PackedKit | undefined;
}

export interface AgreeToolRequest extends FilesRequest {
  readonly kind: 'agree';
  readonly annotators: readonly SystemPath[];
}

export interface ConvertToolRequest extends FilesRequest {
  readonly kind: 'convert';
  readonly paths: readonly string[];
  /** The id of a format. */
  readonly to: string;
  /** A file for each document; otherwise one for all. */
  readonly perDocument: boolean;
}

export type ToolRequest = CheckToolRequest | AgreeToolRequest | ConvertToolRequest;

/** A file to save. */
export interface MadeFile {
  readonly name: string;
  readonly content: string;
}

/** The tables and texts that the command line prints, and the files that it writes. */
export interface ToolResult {
  readonly kind: 'made';
  readonly tool: ToolRequest['kind'];
  /** Whether the files can be scored, where that is the question. */
  readonly verdict?: { readonly isGood: boolean; readonly text: string } | undefined;
  readonly lines: readonly string[];
  readonly tables: readonly TitledTable[];
  readonly problems: readonly Problem[];
  readonly files: readonly MadeFile[];
}
