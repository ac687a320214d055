/** Asks at most once in a while, however many want to know: those who come at once, or soon after, get the same answer. */
export function remembered<Answer>(ask: () => Promise<Answer>, forMs: number): () => Promise<Answer> {
  let latest: { readonly answer: Promise<Answer>; readonly until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!latest || latest.until <= now) latest = { answer: ask(), until: now + forMs };
    return latest.answer;
  };
}
