import { t } from '@annals/contracts/kernel/text';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, onToasts, TOASTS, type Toast } from './toast-store';
import './toasts.css';

/** Where messages appear: one at a time, five seconds each, F8 to reach it, a swipe to the right to send it away. */
export function Toasts(): React.JSX.Element {
  const shown = useSyncExternalStore(onToasts, currentToasts).filter(({ open }) => open);
  const area = useRef<HTMLDivElement>(null);
  /** Where the focus goes back to. */
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const reach = ({ key }: KeyboardEvent) => {
      if (key !== 'F8') return;
      if (document.activeElement instanceof HTMLElement) before.current = document.activeElement;
      area.current?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);

  const dismiss = useCallback((id: number) => {
    const hadFocus = area.current?.contains(document.activeElement);
    dismissToast(id);
    if (hadFocus) (before.current?.isConnected ? before : area).current?.focus();
  }, []);

  // The live regions are there before any message is: otherwise it would not be announced.
  return (
    <div className="toast-area" role="region" aria-label={t('Notifications (F8)')} tabIndex={-1} ref={area}>
      {(['default', 'destructive'] as const).map((tone) => (
        <div key={tone} aria-live={tone === 'destructive' ? 'assertive' : 'polite'}>
          {shown
            .filter((toast) => toast.tone === tone)
            .map((toast) => (
              <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
            ))}
        </div>
      ))}
    </div>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly onDismiss: (id: number) => void;
}

/** A message. Its time stops while somebody points at it or has focused it, or looks at another window. */
function ToastItem({ toast, onDismiss }: ToastItemProps): React.JSX.Element {
  const { id, title, description, tone, undo } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const [swiped, setSwiped] = useState<{ from: number; by: number } | null>(null);

  useEffect(() => {
    if (isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const start = () => {
      stop();
      timer = setTimeout(() => onDismiss(id), TOASTS.shownFor);
    };
    start();
    window.addEventListener('blur', stop);
    window.addEventListener('focus', start);
    return () => {
      stop();
      window.removeEventListener('blur', stop);
      window.removeEventListener('focus', start);
    };
  }, [isHeld, id, onDismiss]);

  const endSwipe = () => {
    if ((swiped?.by ?? 0) >= TOASTS.swipeThreshold) onDismiss(id);
    else setSwiped(null);
  };
  return (
    // What can be done by pointer can be done with its buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`toast toast--${tone}`}
      style={swiped ? { transform: `translateX(${String(swiped.by)}px)` } : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => {
        setIsHeld(false);
        setSwiped(null);
      }}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onPointerDown={({ clientX }) => setSwiped({ from: clientX, by: 0 })}
      onPointerMove={({ clientX }) =>
        swiped && setSwiped({ ...swiped, by: Math.max(0, clientX - swiped.from) })
      }
      onPointerUp={endSwipe}
      onPointerCancel={() => setSwiped(null)}
      onKeyDown={({ key }) => key === 'Escape' && onDismiss(id)}
    >
      <div className="toast__words">
        <p className="toast__title">{title}</p>
        {description !== undefined && <p className="toast__description">{description}</p>}
      </div>
      {undo && (
        <button
          type="button"
          className="toast__undo"
          onClick={() => {
            onDismiss(id);
            undo();
          }}
        >
          {t('Undo')}
        </button>
      )}
      <button type="button" className="toast__close" aria-label={t('Close')} onClick={() => onDismiss(id)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </button>
    </div>
  );
}
