import { useEffect, useRef } from 'react';

/** The arrow keys turn the weeks, Home shows this one; not while something is typed or lies above the screen. */
export function useWeekKeys(turn: (weeks: number) => void, home: () => void): void {
  const latest = useRef({ turn, home });
  useEffect(() => {
    latest.current = { turn, home };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key } = event;
      const isTyped = target instanceof Element && target.closest('input, textarea, select') !== null;
      const isMeant = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (isTyped || !isMeant || document.querySelector('[role=dialog], [role=menu]')) return;
      if (key === 'ArrowLeft') latest.current.turn(-1);
      else if (key === 'ArrowRight') latest.current.turn(1);
      else if (key === 'Home') latest.current.home();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
