import { useEffect, useLayoutEffect, useRef } from 'react';
import './popup.css';

interface PopupProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** The button it hangs below. */
  readonly button: React.ReactNode;
  readonly children: React.ReactNode;
}

/** What a button of the top bar shows below itself. It takes the focus, and gives it back; Escape and a click elsewhere close it. */
export function Popup({ isOpen, onToggle, button, children }: PopupProps): React.JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const { current } = frame;
    // Of a menu, what is chosen.
    (panel.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? panel.current)?.focus();
    return () => {
      // It is gone by now, and the focus with it, unless something else has taken that.
      if (document.activeElement === document.body) current?.querySelector('button')?.focus();
    };
  }, [isOpen]);

  useEffect(() => {
    const { current } = frame;
    const gone = new AbortController();
    let pressedOn: EventTarget | null = null;
    // The key that chose something here comes up on the button, which would take that for a click of its own.
    current?.addEventListener('keydown', ({ target }) => (pressedOn = target), { signal: gone.signal });
    current?.addEventListener('keyup', (event) => event.target !== pressedOn && event.stopPropagation(), {
      signal: gone.signal,
      capture: true,
    });
    return () => gone.abort();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closed = new AbortController();
    const unlessInside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) onToggle(false);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onToggle(false);
    document.addEventListener('pointerdown', unlessInside, { signal: closed.signal });
    document.addEventListener('focusin', unlessInside, { signal: closed.signal });
    document.addEventListener('keydown', onKey, { signal: closed.signal });
    return () => closed.abort();
  }, [isOpen, onToggle]);

  return (
    <div className="popup" ref={frame}>
      {button}
      {isOpen && (
        <div className="popup__panel" ref={panel} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
}
