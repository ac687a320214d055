import { translated } from '@annals/contracts/kernel/text';
import { CrossIcon } from '@blueprintjs/icons';
import { useCallback, useEffect, useRef } from 'react';
import { IconButton } from '../IconButton';
import { useIsPhone } from '../useIsPhone';
import { useRemembered } from '../useRemembered';
import './split-view.css';

interface SplitViewProps {
  /** Unique in the product: its width is remembered under it. */
  readonly name: string;
  /** The list; of what is open in the panel, its row is `aria-current`. */
  readonly list: React.ReactNode;
  /** What is open beside it; null: nothing. */
  readonly panel: React.ReactNode;
  readonly title: string;
  /** Beside the title. */
  readonly action?: React.ReactNode;
  readonly onClose: () => void;
}

const [NARROWEST, WIDEST, STEP] = [28, 65, 3];
const texts = translated({ close: 'Close', width: 'Width of the panel' });
/** Escape belongs to what is open above the page first. */
const ABOVE = '[role=dialog], [role=listbox], .bp6-overlay';

/** A list with what is open of it beside it. Escape closes the panel; on phones it takes the place of the list. */
export function SplitView(props: SplitViewProps): React.JSX.Element {
  const { name, list, panel, title, action, onClose } = props;
  const [remembered, remember] = useRemembered(`split:${name}`, '42');
  const frame = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  const isOpen = panel !== null;
  const share = clamped(Number(remembered));
  const row = useRef<HTMLElement | null>(null);

  const close = useCallback(() => {
    // The focus goes back to the row that was open, which is in sight at the latest when the panel is gone.
    row.current =
      frame.current?.querySelector<HTMLElement>('[aria-current] a, [aria-current] button') ?? null;
    onClose();
  }, [onClose]);
  useEffect(() => {
    if (!isOpen) {
      row.current?.focus();
      row.current = null;
      return;
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ABOVE)) return;
      close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, close]);
  // Where the panel hides the list, the focus may not stay behind it.
  useEffect(() => {
    if (isOpen && isPhone) side.current?.focus();
  }, [isOpen, isPhone]);

  const drag = (event: React.PointerEvent<HTMLElement>) => {
    const bounds = frame.current?.getBoundingClientRect();
    if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    remember(String(clamped(((bounds.right - event.clientX) / bounds.width) * 100)));
  };
  const resize = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? STEP : event.key === 'ArrowRight' ? -STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    remember(String(clamped(share + step)));
  };

  return (
    <div className={isOpen ? 'split-view split-view--open' : 'split-view'} ref={frame}>
      <div className="split-view__list">{list}</div>
      {isOpen && (
        <>
          <div
            className="split-view__edge"
            role="slider"
            aria-label={texts.width}
            aria-orientation="horizontal"
            aria-valuemin={NARROWEST}
            aria-valuemax={WIDEST}
            aria-valuenow={share}
            aria-valuetext={`${String(share)}%`}
            tabIndex={0}
            onKeyDown={resize}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          />
          <section
            className="split-view__panel"
            ref={side}
            aria-label={title}
            tabIndex={-1}
            style={{ flexBasis: `${String(share)}%` }}
          >
            <header className="split-view__head">
              <h2 className="split-view__title">{title}</h2>
              {action}
              <IconButton variant="minimal" icon={<CrossIcon />} label={texts.close} onClick={close} />
            </header>
            {panel}
          </section>
        </>
      )}
    </div>
  );
}

function clamped(percent: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, Number.isFinite(percent) ? percent : 42)));
}
