import { type Parameter, parametersOf, type SpecsOf } from '../core/parameter.ts';
import type { CodesOf } from '../problems/problem.ts';
import { apf } from './apf/apf.ts';
import { booknlp } from './booknlp/booknlp.ts';
import { brat } from './brat/brat.ts';
import { casJson, xmi } from './cas/cas.ts';
import { conll } from './conll/conll.ts';
import { corefud } from './corefud/corefud.ts';
import { corenlp } from './corenlp/corenlp.ts';
import { ecb } from './ecb/ecb.ts';
import { ere } from './ere/ere.ts';
import type { Format, FormatCard, ReadOptions } from './format.ts';
import { glozz } from './glozz/glozz.ts';
import { i2b2 } from './i2b2/i2b2.ts';
import { brackets, crac25, markdown, mTags } from './inline/inline.ts';
import { jsonLayouts } from './json-layouts/json-layouts.ts';
import { jsonlines } from './jsonlines/jsonlines.ts';
import { knowtator } from './knowtator/knowtator.ts';
import { litbank } from './litbank/litbank.ts';
import { mmax2 } from './mmax2/mmax2.ts';
import { muc } from './muc/muc.ts';
import { naf } from './naf/naf.ts';
import { neleval } from './neleval/neleval.ts';
import { sacr } from './sacr/sacr.ts';
import { scorch } from './scorch/scorch.ts';
import { readingOf, type Side, type SideSpecs, sideParameters } from './side-parameters.ts';
import { strings } from './strings/strings.ts';
import { tbf } from './tbf/tbf.ts';
import { tei } from './tei/tei.ts';
import { tokenTable } from './token-table/token-table.ts';
import { ua } from './ua/ua.ts';
import { webanno } from './webanno/webanno.ts';

/**
 * Formats of which the types know no more than other types are made of: the declarations of the package would otherwise repeat every text
 * of every format.
 */
const registered = <Each extends Format>(
  formats: readonly Each[],
): readonly {
  readonly id: Each['id'];
  readonly parameters: Each['parameters'];
  readonly codes: CodesOf<Each['codes']>;
}[] => formats as never;

const all = [
  scorch,
  casJson,
  jsonLayouts,
  strings,
  jsonlines,
  ecb,
  ere,
  mmax2,
  corenlp,
  naf,
  xmi,
  tei,
  apf,
  knowtator,
  glozz,
  muc,
  tbf,
  webanno,
  ua,
  corefud,
  conll,
  brat,
  litbank,
  booknlp,
  i2b2,
  neleval,
  markdown,
  mTags,
  crac25,
  brackets,
  sacr,
] as const;
const registry = registered(all);

/** Every format of coreference documents, once, in the order in which a file is tried. */
export const formats: readonly Format[] = all;

const events: readonly { readonly codes: CodesOf<(typeof tokenTable)['codes']> }[] = [tokenTable];

/** The formats of the event task, whose documents have another model. */
export const eventFormats: readonly FormatCard[] = [tokenTable];

/** Every parameter that some format takes, once, in the order of the formats. */
export const formatParameters: readonly Parameter[] = parametersOf(formats);

/** The same for one side alone. */
export const formatSideParameters: readonly Parameter[] = sideParameters(formatParameters);

type Registered = (typeof registry)[number];

/** The id of any format of coreference documents. */
export type FormatId = Registered['id'];

/** The options that a user may give to readers, by name of the parameter. */
export type FormatSpecs = SpecsOf<Registered['parameters']>;

/** The options of any reader. */
export type FormatOptions = ReadOptions & FormatSpecs;

/** The options that a user may give to the readers of two corpora: for both, or for one side. */
export type PairSpecs = FormatSpecs & SideSpecs<FormatSpecs>;

/** The options of the readers of two corpora. */
export type PairOptions = ReadOptions & PairSpecs;

/** The options of the reader of each side. */
export type SideOptions = Readonly<Record<Side, FormatOptions>>;

export const sideOptions = (reading: PairOptions): SideOptions => ({
  key: readingOf(formatParameters, reading, 'key'),
  response: readingOf(formatParameters, reading, 'response'),
});

/** The codes of the problems that readers and writers report. */
export type FormatCodes = Registered['codes'] & (typeof events)[number]['codes'];

export { type Capability, capabilities } from '../core/capabilities.ts';
export type { DocumentStart, Format, FormatCard, ReadOptions, Source } from './format.ts';
export type { TbfDocument, TbfMention, TbfRelation } from './tbf/model.ts';
export { readTbf, type TbfSource } from './tbf/read.ts';
export { writeTbf } from './tbf/write.ts';
export {
  readTokenTable,
  type TableToken,
  type TokenTable,
  type TokenTableOptions,
} from './token-table/read.ts';
export { type TokenFormat, tokenFormats } from './token-table/token-formats.ts';
export { conll };
