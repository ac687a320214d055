// What screens build on comes before any of them, once: in whichever order they are visited, their own rules come later and win.
import '../ui/blueprint.css';
import '../ui/screen.css';
import '../ui/card.css';
import '../ui/field.css';
import '../ui/data-table.css';
import '../language/english';
import { currentUser } from '@annals/contracts/features/people/views';
import { FocusStyleManager } from '@blueprintjs/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { accountsApi } from '../features/accounts/api';
import { store } from '../api/store';
import { speakTheLanguageOf } from '../language/language';
import { showTimesIn } from '../time/shown-zone';
import { Toasts } from '../toasts/Toasts';
import { Tooltips } from '../ui/IconButton';
import { whenUsed } from '../ui/when-used';
import { Application } from './Application';
import { GuardedRouter } from './GuardedRouter';
import { loadScreenAt } from './screens';

const currentUserIn = accountsApi.endpoints.accountsCurrentUser.select();

// With the application itself, not after it.
loadScreenAt(window.location.pathname);

/** Starts the application; `user` is the current user as the page load already learned it, if it did. */
export function mountApplication(root: HTMLElement, user: unknown): void {
  // A page that the browser kept for going back shows what it showed, also to the person who sits there after a sign-out.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  // Before any screen is drawn with what has just been learned.
  store.subscribe(() => {
    const { data } = currentUserIn(store.getState());
    showTimesIn(data?.timeZone);
    speakTheLanguageOf(data?.language);
  });
  const known = currentUser.safeParse(user);
  if (known.success)
    void store.dispatch(accountsApi.util.upsertQueryData('accountsCurrentUser', undefined, known.data));
  // It has to be there once something is done, and not before.
  whenUsed(async () => (await import('../ui/keep-focus')).keepFocus());
  // Blueprint then shows its focus ring to people who use the keyboard, as the rest of the product does.
  FocusStyleManager.onlyShowFocusOnTabs();
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <GuardedRouter>
          <Application />
        </GuardedRouter>
        <Tooltips />
        <Toasts />
      </Provider>
    </StrictMode>,
  );
}
