/** What was asked did not answer in time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
  constructor(milliseconds: number) {
    super(`No answer came within ${String(milliseconds / 1_000)} seconds.`);
  }
}

/**
 * Waits for an answer, but not for ever. What was asked may still happen later; what becomes of it then is of no interest.
 * @param milliseconds the longest wait
 * @throws TookTooLong; whatever `work` is rejected with before
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** What cannot be known just now is null: screens say so. */
export function orUnknown<T>(work: Promise<T>): Promise<T | null> {
  return work.catch(() => null);
}
