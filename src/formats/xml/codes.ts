import { type ProblemCodes, problemMaker } from '../../problems/problem.ts';

/** Problems of XML files of any format. */
export const xmlCodes = {
  'xml/malformed': { severity: 'error', summary: 'A file is not well-formed XML.', cutsText: true },
  'xml/doctype': {
    severity: 'error',
    summary: 'DTDs and entity declarations are not allowed.',
    cutsText: true,
  },
  'xml/depth': {
    severity: 'error',
    summary: 'The elements of an XML file are nested too deep.',
    cutsText: true,
  },
} as const satisfies ProblemCodes;

export const xmlProblem = /* @__PURE__ */ problemMaker(xmlCodes);
