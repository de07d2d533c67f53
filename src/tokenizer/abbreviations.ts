/**
 * Word lists of the rules (docs/tokenizer.md#rules). Letters match in both cases, except letters in brackets.
 */
import { ACRO, TAG } from './blocks.ts';
import { choice } from './pattern.ts';
import { words } from './re.ts';

/** Abbreviations that may end a sentence: they keep their period unless a sentence seems to begin after it. */
export const AB1 = words`
  Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec
  Mon Tue Tues Wed Thu Thurs Fri
  Ala Ariz [A]z [A]rk Calif Colo Conn Ct Dak [D]el Fla Ga [I]ll Ind Kan Kans Ky [L]a [M]ass Md Mich Minn [M]iss
  Mo Mont Neb Nev Okla [O]re [P]a Penn Tenn [T]ex Va Vt [W]ash Wis Wisc Wyo
  Inc Co Cos Corp Pp?t[ye]s? Ltd Plc Rt Bancorp Bhd Assn Univ Intl Sys
  tel est ext sq
  Jr Sr Bros Ed\.D Ph\.D Blvd Rd Esq
  etc al seq Bldg`;

/** Abbreviations that never end a sentence, such as titles before names: they always keep their period. */
export const AB4 = choice(
  words`
    Mr Mrs Ms [M]iss Dr Drs Prof Profs Sen Sens Rep Reps Atty Attys Lt Col Gen Messrs Gov Govs Adm Rev Maj Sgt Cpl
    Pvt Capt St Ste Ave Pres Lieut Hon Brig Cmdr Comdr Pfc Spc Supt Supts Det Mt Ft Adj Adv Asst Assoc Ens Insp
    Mlle Mme Msgr Sfc
    vs [v]
    Alex Wm Jos Cie a\.k\.a cf Treas Ph
    Invt Elec Natl M[ft]g Dept`,
  ACRO,
);

/** Abbreviations that keep their period only before a number. */
export const AB3 = words`ca fig figs prop no nos art bldg pp op`;

/** Words that often begin a sentence: the period of an acronym before them is a token of its own. */
export const STARTER = choice(
  words`
    [A]bout [A]ccording [A]dditionally [A]fter [A]n [A] [A]s [A]t [B]ut [D]id [D]uring [E]arlier [H]e [H]er [H]ere
    [H]ow [H]owever [I]f [I]n [I]t [L]ast [M]any [M]ore [M]r\. [M]s\. [N]ow [O]nce [O]ne [O]ther [O]ur [S]he [S]ince
    [S]o [S]ome [S]uch [T]hat [T]he [T]heir [T]hen [T]here [T]hese [T]hey [T]his [W]e [W]hen [W]hile [W]hat [Y]et
    [Y]ou`,
  TAG,
);
