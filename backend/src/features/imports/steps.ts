/** Work that is done in steps, between which other work may go first. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Rows looked at in one step: a few milliseconds of work. */
export const STEP = 250;

/** Does something with each of many, in steps. */
export function* eachInSteps<Item>(items: Iterable<Item>, work: (item: Item) => void): Steps<void> {
  let done = 0;
  for (const item of items) {
    work(item);
    if (++done % STEP === 0) yield;
  }
}

/** Does the work at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
