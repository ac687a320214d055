import { Suspense, useEffect, useState } from 'react';
import { hasUnsent, WAITING } from '../../session/device-storage';
import { lazily } from '../../ui/lazily';
import { whenUsed } from '../../ui/when-used';

// Without a connection it cannot come any more; what is sent then fails, and says so.
const WaitingChanges = lazily(() => import('./WaitingChanges').catch(() => ({ default: () => null })));

/** A page that is only read begins as fast as any, and has it before its connection is likely to go. */
const READ_FOR_MS = 10_000;

/** What is said about the connection and what waits for it: from when the page is first used, or was open for a moment; at once where something waits already. */
export function OfflineBanner(): React.JSX.Element | null {
  const [isNeeded, setIsNeeded] = useState(() => hasUnsent(WAITING));
  useEffect(() => {
    whenUsed(() => Promise.resolve(setIsNeeded(true)));
    const timer = setTimeout(setIsNeeded, READ_FOR_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <WaitingChanges />
    </Suspense>
  ) : null;
}
