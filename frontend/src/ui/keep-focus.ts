/** What can have the focus. */
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';
/** What the next thing to do is looked for in, from the inside out. */
const AROUND = 'ul, ol, table, form, fieldset, [role="group"], section, dialog, [role="dialog"], main';
const DIALOG = '[role="dialog"], dialog';
/** Where focus may be lost to for a moment: what closes or leads elsewhere moves it itself. */
const SETTLES_WITHIN_MS = 100;

/** So long a button that was pressed may be back: then it keeps the focus. */
const ANSWERED_WITHIN_MS = 1_500;

/** Where the focus was, for when what had it is gone. */
interface Place {
  readonly element: HTMLElement;
  /** What is around it, from the inside out, and the how manieth in each it was. */
  readonly around: readonly { readonly container: Element; readonly at: number }[];
  /** Of a place in a dialog, where the focus was before it opened. */
  readonly before: Place | undefined;
}

/**
 * Keeps the focus of those who work by keyboard or screen reader from falling to the start of the page when what had it goes: a row that was
 * deleted, a button that has done its work, one that is pressed and cannot be pressed for a moment. The next thing of the same kind of place
 * gets it. @returns what ends that
 */
export function keepFocus(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let place: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body) place = placeOf(activeElement);

  const look = () => {
    if (!place || document.activeElement !== document.body) return;
    // What is there and not shown takes no focus: then it is the turn of the next.
    for (const one of [...candidates(place), pageIn(document)])
      if (document.activeElement === document.body) one?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    // Browsers say only later that what is gone, or disabled, has no focus any more.
    if (!place) return;
    const { isConnected } = place.element;
    const isBusy = isConnected && place.element.matches(':disabled');
    if (isConnected && !isBusy && document.activeElement !== document.body) return;
    clearTimeout(timer);
    timer = setTimeout(look, isBusy ? ANSWERED_WITHIN_MS : SETTLES_WITHIN_MS);
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement) place = placeOf(target, place);
    },
    { signal },
  );
  // Who points at nothing in particular leaves what had the focus.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && !target.closest(`${FOCUSABLE}, label`)) place = undefined;
    },
    { signal, capture: true },
  );
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    stop.abort();
  };
}

function placeOf(element: HTMLElement, last?: Place): Place {
  const around = [];
  for (
    let container = element.parentElement?.closest(AROUND);
    container;
    container = container.parentElement?.closest(AROUND)
  )
    around.push({ container, at: focusableIn(container).indexOf(element) });
  const dialog = element.closest(DIALOG);
  return { element, around, before: dialog ? outside(dialog, last) : undefined };
}

/** Where the focus was before it came into a dialog: from there, from elsewhere in it, or back from a dialog above it. */
function outside(dialog: Element, last: Place | undefined): Place | undefined {
  for (let place = last; place; place = place.before) if (dialog.contains(place.element)) return place.before;
  return last;
}

/** What gets the focus when it is lost from a place, the best first: the same element, the next one, and what was before the dialog that it was in. */
function candidates(place: Place): readonly (HTMLElement | undefined)[] {
  const { element, before } = place;
  const stays = element.isConnected && !element.matches(':disabled');
  return [stays ? element : undefined, next(place), ...(before ? candidates(before) : [])];
}

function next({ around }: Place): HTMLElement | undefined {
  for (const { container, at } of around) {
    if (!container.isConnected) continue;
    const found = focusableIn(container).filter(isShown);
    const chosen = found[Math.min(Math.max(at, 0), found.length - 1)];
    if (chosen) return chosen;
    // A place with nothing to do in it can still be read on from.
    if (container instanceof HTMLElement && container.matches('main[tabindex]')) return container;
  }
  return undefined;
}

function pageIn(page: Document): HTMLElement | undefined {
  return page.querySelector<HTMLElement>('main[tabindex]') ?? undefined;
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
}

function focusableIn(container: Element): HTMLElement[] {
  // A field would open the keyboard of a phone.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !(isTouched && element.matches('input, textarea, select')),
  );
}
