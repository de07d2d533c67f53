/** The rules that hold for all verbs, for the page and for the manual. `code` is in backquotes. */
export const grammarRules: readonly string[] = [
  'Gold first, then systems. A file, a directory, an archive (`.zip`, `.tar.gz`), a quoted pattern such as `"dev/*.conll"`, or `-` for standard input is one corpus; `.gz` is decompressed. One argument is one system.',
  '`NAME=PATH` names a system. An argument that names an existing file or folder is a path, even if it contains `=`. Systems without a name are named after their files, or after the part of their paths that differs.',
  '`-o FILE` writes the main output to a file. `--json --csv --tsv --markdown --latex --html`, all without a value, or else the ending of FILE choose its kind: `.txt` or none is text, and an ending that names no kind is an error. The folder of FILE must exist; `--output-dir` is made if it is missing.',
  'No input of the run is ever replaced. Another existing file is replaced if the whole of it is an earlier output of the same kind, or with `--force`; annotation and tables of tokens only by the same content.',
  '`-f` is the format of the input, `--to` that of the output. Columns are counted from 1.',
  '`--strict` turns warnings into errors, except those of `--allow CODE`; `--lenient` skips what is broken. `-q` shows neither progress nor warnings, `-v` all warnings.',
  'Metrics are named by their ids, in upper or lower case. `all` is every metric, `standard` the seven of the default, `conll` the three of the CoNLL average; `b3` and `bcubed` are `bcub`; `ceaf` is `ceafe`, the variant of the CoNLL average.',
];

export const exitCodes: readonly (readonly [code: number, meaning: string])[] = [
  [0, 'done'],
  [1, 'the input is bad'],
  [2, 'the usage is bad, also an output path that cannot be used'],
  [3, 'done, but a score is below `--fail-under`'],
  [70, 'a bug of corefeval: the message has its stack and what to report'],
];
