import { type Parameter, parametersOf, type SpecsOf } from '../core/parameter.ts';
import { brat } from './brat/brat.ts';
import { conll } from './conll/conll.ts';
import { corefud } from './corefud/corefud.ts';
import { ere } from './ere/ere.ts';
import type { Format, FormatCard, ReadOptions } from './format.ts';
import { brackets, crac25, markdown, mTags } from './inline/inline.ts';
import { jsonlines } from './jsonlines/jsonlines.ts';
import { scorch } from './scorch/scorch.ts';
import { strings } from './strings/strings.ts';
import { tbf } from './tbf/tbf.ts';
import { tokenTable } from './token-table/token-table.ts';

const registry = [scorch, strings, jsonlines, corefud, conll, markdown, mTags, crac25, brackets] as const;

/** Every format of coreference documents, once, in the order in which a file is tried. */
export const formats: readonly Format[] = registry;

const events = [tbf, brat, ere, tokenTable] as const;

/** The formats of the event task, whose documents have a model of their own. */
export const eventFormats: readonly FormatCard[] = events;

/** Every parameter that some format takes, once, in the order of the formats. */
export const formatParameters: readonly Parameter[] = parametersOf(formats);

type Registered = (typeof registry)[number];

/** The id of any format of coreference documents. */
export type FormatId = Registered['id'];

/** What a user may ask of readers, by name of the parameter. */
export type FormatSpecs = SpecsOf<Registered['parameters']>;

/** The options of any reader. */
export type FormatOptions = ReadOptions & FormatSpecs;

/** The codes of the problems that readers and writers report. */
export type FormatCodes = (Registered | (typeof events)[number])['codes'];

export type { Capability, DocumentStart, Format, FormatCard, ReadOptions, Source } from './format.ts';
export { capabilities } from './format.ts';
export type { TbfDocument, TbfMention, TbfRelation } from './tbf/model.ts';
export { readTbf, type TbfSource } from './tbf/read.ts';
export { writeTbf } from './tbf/write.ts';
export { readTokenTable, type Token, type TokenTable, type TokenTableOptions } from './token-table/read.ts';
export { type TokenFormat, tokenFormats } from './token-table/token-formats.ts';
export { conll };
