/** One step of a pattern: any sequence of characters, or one character that satisfies a condition. */
type Step = 'any' | ((character: string) => boolean);

/** Matches names against a shell pattern as `fnmatch` of Python 2 does, in time O(name × pattern). */
export function globMatcher(pattern: string): (name: string) => boolean {
  const steps = stepsOf(pattern);
  return (name) => {
    let [at, step] = [0, 0];
    let retry: { at: number; step: number } | undefined;
    while (at < name.length) {
      const next = steps[step];
      if (next === 'any') {
        step++;
        retry = { at, step };
      } else if (next?.(name[at])) {
        at++;
        step++;
      } else if (retry !== undefined) {
        retry.at++;
        ({ at, step } = retry);
      } else return false;
    }
    while (steps[step] === 'any') step++;
    return step === steps.length;
  };
}

function stepsOf(pattern: string): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern[i];
    if (character === '*') steps.push('any');
    else if (character === '?') steps.push(() => true);
    else {
      // A closing bracket in first position is a member of the class.
      const first = pattern[i + 1] === '!' ? i + 2 : i + 1;
      const end = character === '[' ? pattern.indexOf(']', first + 1) : -1;
      if (end < 0) steps.push((other) => other === character);
      else {
        steps.push(classOf(pattern.slice(i + 1, end)));
        i = end;
      }
    }
  }
  return steps;
}

/** `abc`, `a-c` or `!abc` between brackets. */
function classOf(text: string): Step {
  const negated = text.startsWith('!');
  const members = negated ? text.slice(1) : text;
  const ranges: (readonly [string, string])[] = [];
  for (let i = 0; i < members.length; i++) {
    const range = members[i + 1] === '-' && i + 2 < members.length;
    ranges.push([members[i], range ? members[i + 2] : members[i]]);
    if (range) i += 2;
  }
  return (character) => ranges.some(([low, high]) => low <= character && character <= high) !== negated;
}
