/** What a response breaks and repairs of what an earlier response decided. */
import type { Shell } from '../../corpus/shell.ts';
import type { Settings } from '../../evaluate/index.ts';
import { UsageError } from '../../problems/problem.ts';
import { type GateFlips, gateFlips } from '../../report/gate/flips.ts';
import { FlipCollector, refuseFlips } from '../flips.ts';
import type { CorpusPath } from '../open.ts';
import { type KeepPairs, type ScoredSystems, type ScoreRequest, scoreSystems } from '../score.ts';
import { type BaselineSystem, savedScores } from './baseline.ts';

/** The earlier response of a system: that of its name. */
export type EarlierResponse = CorpusPath;

/** Collects decisions of systems, and then those of their earlier responses. */
export class BeforeFlips {
  readonly #earlier: readonly EarlierResponse[];
  readonly #settings: Settings;
  readonly #collector: FlipCollector;

  constructor(earlier: readonly EarlierResponse[], responses: readonly CorpusPath[], settings: Settings) {
    const unknown = earlier.find(({ name }) => responses.every((response) => response.name !== name));
    if (unknown !== undefined)
      throw new UsageError(
        `--before names "${unknown.name}", which is not a system of this run.`,
        `Name a system: --before NAME=PATH, with NAME one of ${responses.map(({ name }) => name).join(', ')}.`,
      );
    if (earlier.length > 0) refuseFlips(settings, '--before');
    this.#earlier = earlier;
    this.#settings = settings;
    const names = new Set(earlier.flatMap(({ name }) => [name, earlierName(name)]));
    this.#collector = new FlipCollector((name) => names.has(name));
  }

  /** Receives the pairs of the systems. */
  get keepPairs(): KeepPairs {
    return this.#collector.keepPairs;
  }

  /** The flips of each system that has an earlier response, and notes about these. */
  async of(
    { runs }: ScoredSystems,
    request: ScoreRequest,
    metric: string,
    baseline: ReadonlyMap<string, BaselineSystem> | undefined,
    shell: Shell,
  ): Promise<{ readonly flips: ReadonlyMap<string, GateFlips>; readonly notes: readonly string[] }> {
    const flips = new Map<string, GateFlips>();
    const notes: string[] = [];
    for (const { name, path } of this.#earlier) {
      const now = runs.find((run) => run.name === name);
      if (now === undefined) continue;
      const responses = [{ path, name: earlierName(name) }];
      const scored = await scoreSystems(
        { ...request, responses },
        this.#settings,
        true,
        shell,
        this.keepPairs,
      );
      const [before] = scored.runs;
      const found = this.#collector.flips(before, now, { a: path, b: name }, metric, this.#settings);
      flips.set(name, gateFlips(path, found));
      const saved = baseline?.get(name);
      if (saved !== undefined && savedScores(saved) !== savedScores(before.result))
        notes.push(`${path} does not have the scores of "${name}" in the baseline: it is another response.`);
    }
    return { flips, notes };
  }
}

/** No name of a system begins with a control character. */
const earlierName = (name: string): string => `\u0001${name}`;
