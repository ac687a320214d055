import { FEATURES } from './features';
import type { Feature, ProblemStatus } from './kernel/feature';
import { codeInType, GENERAL_PROBLEM_CODES, type ProblemCode } from './kernel/problem-codes';

/** The status of each refusal, from every feature. The server answers by it; a browser needs none of this. */
export const PROBLEM_CODES = Object.fromEntries(
  [GENERAL_PROBLEM_CODES, ...Object.values<Feature>(FEATURES).map(({ problems = {} }) => problems)]
    .flatMap((problems) => Object.entries<ProblemStatus>(problems))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
) as Readonly<Record<ProblemCode, ProblemStatus>>;

/** The codes, in the order of the alphabet. */
export const PROBLEM_CODE_LIST: readonly ProblemCode[] = Object.keys(PROBLEM_CODES).filter(isProblemCode);

/** The code in the `type` of problem details; undefined when it is none that this version knows. */
export function problemCodeOf(type: string): ProblemCode | undefined {
  const code = codeInType(type) ?? '';
  return isProblemCode(code) ? code : undefined;
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEM_CODES, code);
}
