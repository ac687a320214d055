/** What somebody does first with a page. */
const USES = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** Loads something as soon as somebody uses the page, so that it is there when it is needed; the first paint does not wait for it. */
export function whenUsed(load: () => Promise<unknown>): void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    // Who needs it is told when it cannot be loaded.
    load().catch(() => undefined);
  };
  for (const use of USES) window.addEventListener(use, begin, { signal: first.signal, passive: true });
}
