import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, onToasts } from '../toasts/toast-store';

const ToastArea = lazy(async () => ({ default: (await import('../toasts/ToastArea')).ToastArea }));

/** The toast area, fetched with the first message: most visits to a public page never show one. */
export function PublicToasts(): React.JSX.Element | null {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
