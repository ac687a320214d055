import { useState } from 'react';

/** A choice that this browser remembers, as text. Where nothing can be stored, it holds until the page is left. @param key unique in the product */
export function useRemembered(key: string, atFirst: string): [string, (value: string) => void] {
  const storedAs = `annals:${key}`;
  const [value, setValue] = useState(() => stored(storedAs) ?? atFirst);
  return [
    value,
    (next) => {
      setValue(next);
      try {
        localStorage.setItem(storedAs, next);
      } catch {
        // Storage can be full, or forbidden.
      }
    },
  ];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
