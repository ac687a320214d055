import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface HoverBoxProps {
  /** The attribute of what the box belongs to. Its value says what is shown; an empty one: its own text, where that is cut. */
  readonly attribute: `data-${string}`;
  /** So long the pointer rests before the box opens, in milliseconds. */
  readonly opensAfter: number;
  readonly className: string;
  /** Where it goes when there is room. */
  readonly side: 'above' | 'below';
  readonly role?: 'tooltip';
  readonly children: (value: string) => React.ReactNode;
}

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/** From one to the next within this time, it opens at once. */
const STILL_OPEN_MS = 300;
/** The pointer has so long to get from what a box belongs to onto the box. */
const CLOSES_AFTER_MS = 120;
/** Between the box, what it belongs to, and the edges of the window. */
const GAP = 6;

/**
 * What is shown beside an element that the pointer rests on, or that the keyboard has reached. One box serves the whole page: elements only
 * carry an attribute, so nothing has to be wrapped. It stays while the pointer is on it, and Escape closes it (WCAG 1.4.13).
 */
export function HoverBox(props: HoverBoxProps): React.JSX.Element | null {
  const { attribute, opensAfter, className, side, role, children } = props;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    let shown: Element | null = null;
    let over: Element | null = null;
    let closedAt = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Element | null) => {
      clearTimeout(timer);
      if (shown && !next) closedAt = performance.now();
      shown = next;
      setAnchor(next);
    };
    const later = (next: Element | null, wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(next?.isConnected ? next : null), wait);
    };
    const anchorOf = (target: EventTarget | null) => {
      const found = target instanceof Element ? target.closest(`[${attribute}]`) : null;
      return found?.getAttribute(attribute) === '' && !isCut(found) ? null : found;
    };
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      react: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, react, { signal: stop.signal, capture: true, passive: true });

    on('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'touch') return;
      if (target instanceof Node && box.current?.contains(target)) {
        over = box.current;
        return clearTimeout(timer);
      }
      const next = anchorOf(target);
      if (next === over) return;
      over = next;
      const isNear = shown !== null || performance.now() - closedAt < STILL_OPEN_MS;
      if (next === null) later(null, CLOSES_AFTER_MS);
      else later(next, isNear ? 0 : opensAfter);
    });
    on('focusin', ({ target }) => {
      const next = anchorOf(target);
      // A dialog or a menu that is closed gives the focus back: who used a pointer asks for nothing by that.
      if (next?.matches(':focus-visible')) return show(next);
      // A moment is no stop of its own; the link or button that it is in is one.
      if (target instanceof Element && target.matches(':is(a, button):focus-visible'))
        show(target.querySelector(`time[${attribute}]`));
    });
    on('focusout', () => show(null));
    on('pointerdown', ({ target }) => {
      if (!(target instanceof Node && box.current?.contains(target))) show(null);
    });
    on('keydown', ({ key }) => key === 'Escape' && show(null));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [attribute, opensAfter]);

  useLayoutEffect(() => {
    const { current } = box;
    if (!anchor || !current) return;
    const place = () => {
      const { left, top, bottom, width: whole } = anchor.getBoundingClientRect();
      const { width, height } = current.getBoundingClientRect();
      const centred = side === 'above' ? left + whole / 2 - width / 2 : left;
      const [above, below] = [top - height - GAP, bottom + GAP];
      const isAbove = side === 'above' ? above >= GAP : below + height > window.innerHeight - GAP;
      current.style.left = `${String(Math.max(GAP, Math.min(centred, window.innerWidth - width - GAP)))}px`;
      current.style.top = `${String(isAbove ? Math.max(GAP, above) : below)}px`;
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(current);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [anchor, side]);

  const value = anchor?.getAttribute(attribute);
  if (typeof value !== 'string') return null;
  return createPortal(
    <div className={`hover-box ${className}`} ref={box} role={role}>
      {children(value === '' ? (anchor?.textContent ?? '') : value)}
    </div>,
    document.body,
  );
}
