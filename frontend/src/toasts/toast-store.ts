/** The specification's limits of the toast area. */
export const TOASTS = {
  visibleAtOnce: 1,
  shownFor: 5000,
  /** How long a dismissed toast stays in memory, so that it can leave in its own time. */
  removedAfter: 1_000_000,
  swipeThreshold: 50,
} as const;

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: 'default' | 'destructive';
  readonly open: boolean;
  /** Takes back what is told, as a command of its own. */
  readonly undo?: (() => void) | undefined;
}

type NewToast = Pick<Toast, 'title' | 'description' | 'undo'> & { tone?: Toast['tone'] };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message, in the place of one that is still showing. */
export function showToast({ title, description, undo, tone = 'default' }: NewToast): void {
  lastId += 1;
  replace(
    [{ id: lastId, title, description, undo, tone, open: true }, ...toasts].slice(0, TOASTS.visibleAtOnce),
  );
}

/** Shows that something did not work. */
export function showFailure(title: string, description?: string): void {
  showToast({ title, description, tone: 'destructive' });
}

/** Closes a toast, and forgets it later. */
export function dismissToast(id: number): void {
  replace(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => replace(toasts.filter((toast) => toast.id !== id)), TOASTS.removedAfter);
}

/** The toasts as they are; the same array until one changes. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back on every change; answers how to stop. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
