import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, onToasts, TOASTS } from './toast-store';
import './toasts.css';

/** The button that takes back what a toast tells. */
function UndoToast({ undo }: { undo: () => void }): React.JSX.Element {
  return (
    <RadixToast.Action className="toast__undo" altText="Undo" onClick={undo}>
      Undo
    </RadixToast.Action>
  );
}

/** Where messages appear: one at a time, five seconds each, F8 to reach it, a swipe to the right to send it away. */
export function ToastArea(): React.JSX.Element {
  const toasts = useSyncExternalStore(onToasts, currentToasts);
  return (
    <RadixToast.Provider
      duration={TOASTS.shownFor}
      swipeDirection="right"
      swipeThreshold={TOASTS.swipeThreshold}
    >
      {toasts.map((toast) => (
        <RadixToast.Root
          key={toast.id}
          className={`toast toast--${toast.tone}`}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <div className="toast__words">
            <RadixToast.Title className="toast__title">{toast.title}</RadixToast.Title>
            {toast.description !== undefined && (
              <RadixToast.Description className="toast__description">
                {toast.description}
              </RadixToast.Description>
            )}
          </div>
          {toast.undo && <UndoToast undo={toast.undo} />}
          <RadixToast.Close className="toast__close" aria-label="Close">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toast-area" hotkey={['F8']} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  );
}
