/** What is shown while something is still to come. */
const WAITING =
  '.meanwhile, .application-wait__spinner, .skeleton-rows, .stat-cards[role="status"], .still-coming';

/** What has not come by then is waited for on the screen itself. */
const LONGEST_MS = 1_000;

/** Whether the server sent with the page what its screen begins with: it knows whose session this is. */
export function hasFirstView(): boolean {
  return document.getElementById('first-view') !== null;
}

/**
 * Takes away what was sent with the page as soon as its place can be taken: `root` shows something that is not waiting for anything. Until then
 * `root` is hidden, for the eye and for screen readers; nothing is there twice.
 */
export function replaceFirstView(root: HTMLElement): void {
  const view = document.getElementById('first-view');
  if (!view) return;
  let longest: number | undefined;
  const leave = () => {
    watcher.disconnect();
    window.clearTimeout(longest);
    view.remove();
  };
  const watcher = new MutationObserver(() => {
    if (root.firstElementChild === null) return;
    if (root.querySelector(WAITING) === null) leave();
    else if (root.querySelector('main:not(.application-wait)') !== null)
      longest ??= window.setTimeout(leave, LONGEST_MS);
  });
  watcher.observe(root, { childList: true, subtree: true });
}
