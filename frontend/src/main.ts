import './entry/schemas-without-eval';
import '@fontsource-variable/inter/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import { followTheme } from './ui/theme';
import { destinationOf, type Destination, type PublicPlace } from './entry/destination';
import { hasFirstView, replaceFirstView } from './entry/first-view';
import { showLoading } from './entry/meanwhile';
import { isLikelySignedIn, readSession, rememberSignedIn, type Session } from './entry/session';
import { speak } from './language/language';

/** So long nothing is shown: mostly the answer is there by then, and nothing flickers. */
const PATIENCE_MS = 300;

/**
 * Decides what this page load needs: visitors get the small public pages, signed-in people get the application. Neither pays for the
 * other's code. While the server does not answer, it shows what a visitor would see at the root, and that something is loading elsewhere.
 */
async function start(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  // Its code comes while the server is asked who this is.
  if (hasFirstView() || isLikelySignedIn(pathname)) void loadApplication().catch(() => undefined);
  const reading = readSession(pathname);
  // What was sent with the page is shown meanwhile.
  const first = hasFirstView() ? await reading : await Promise.race([reading, patience()]);
  replaceFirstView(root);
  const destination = await destinationOf(pathname, search, first?.state ?? 'unknown');
  if (first) return show(root, destination, first);

  if (destination.place === 'app') {
    showLoading(root);
    const session = await reading;
    return show(root, await destinationOf(pathname, search, session.state), session);
  }
  const leave = await showPublicPage(root, destination.place);
  const session = await reading;
  const known = await destinationOf(pathname, search, session.state);
  if (known.place === destination.place) return;
  leave();
  return show(root, known, session);
}

async function show(root: HTMLElement, destination: Destination, session: Session): Promise<void> {
  if (destination.place === 'app') {
    const { mountApplication } = await loadApplication();
    rememberSignedIn(true);
    mountApplication(root, session.user);
    return;
  }
  if (destination.place === 'sign-in' && destination.address !== undefined)
    window.history.replaceState(null, '', destination.address);
  if (session.state === 'signed-out') rememberSignedIn(false);
  await showPublicPage(root, destination.place);
}

async function loadApplication() {
  await speak('start');
  return import('./app/mount-application');
}

/** @returns what takes the page away again */
async function showPublicPage(root: HTMLElement, place: PublicPlace): Promise<() => void> {
  await speak('public');
  const { mountPublicPage } = await import('./public/mount-public-page');
  return mountPublicPage(root, place);
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
}

followTheme();
const root = document.getElementById('root');
if (root) void start(root);
