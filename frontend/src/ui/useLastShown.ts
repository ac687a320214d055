import { useState } from 'react';

/** What a dialog was opened for, also while it fades out. @param now null while it is closed */
export function useLastShown<Shown>(now: Shown | null): Shown | null {
  const [shown, setShown] = useState(now);
  if (now !== null && now !== shown) setShown(now);
  return now ?? shown;
}
