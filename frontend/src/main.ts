import './entry/schemas-without-eval';
import './design/tokens.css';
import './design/base.css';
import { followTheme } from './design/theme';
import { destinationOf } from './entry/destination';
import { readSession } from './entry/session';

/**
 * Decides what this page load needs: visitors get the small public pages,
 * signed-in people get the application. Neither pays for the other's code.
 */
async function start(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  const session = await readSession(pathname);
  const destination = destinationOf(pathname, search, session.state);
  if (destination.place === 'app') {
    const { mountApplication } = await import('./app/mount-application');
    mountApplication(root, session.user);
    return;
  }
  if (destination.place === 'sign-in' && destination.address !== undefined)
    window.history.replaceState(null, '', destination.address);
  const { mountPublicPage } = await import('./public/mount-public-page');
  mountPublicPage(root, destination.place);
}

followTheme();
const root = document.getElementById('root');
if (root) void start(root);
