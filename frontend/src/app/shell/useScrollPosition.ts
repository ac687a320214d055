import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How long a screen may take to become as long as it was. */
const LONGEST_MS = 3_000;

/** Starts each screen at its top, and where it was left when somebody comes back to it. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => positions.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.pathname === pathname) return;
    return scrollTo(cameBack ? (positions.current.get(key) ?? 0) : 0);
  }, [key, pathname, cameBack]);
}

/** Scrolls as soon as the page is long enough, unless somebody scrolls before. @returns how to give up */
function scrollTo(top: number): () => void {
  const giveUp = new AbortController();
  const tryIt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) giveUp.abort();
  };
  tryIt();
  if (giveUp.signal.aborted) return () => undefined;
  const grows = new ResizeObserver(tryIt);
  grows.observe(document.body);
  const tooLate = setTimeout(() => giveUp.abort(), LONGEST_MS);
  giveUp.signal.addEventListener('abort', () => {
    grows.disconnect();
    clearTimeout(tooLate);
  });
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(act, () => giveUp.abort(), { signal: giveUp.signal, passive: true });
  return () => giveUp.abort();
}
