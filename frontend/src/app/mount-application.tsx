import '../design/blueprint.css';
import { currentUser } from '@annals/contracts/people/views';
import { FocusStyleManager } from '@blueprintjs/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { accountsApi } from '../accounts/api';
import { store } from '../api/store';
import { ToastArea } from '../toasts/ToastArea';
import { Application } from './Application';

/** Starts the application; `user` is the current user as the page load already learned it, if it did. */
export function mountApplication(root: HTMLElement, user: unknown): void {
  const known = currentUser.safeParse(user);
  if (known.success)
    void store.dispatch(accountsApi.util.upsertQueryData('accountsCurrentUser', undefined, known.data));
  // Blueprint then shows its focus ring to people who use the keyboard, as the rest of the product does.
  FocusStyleManager.onlyShowFocusOnTabs();
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Application />
        </BrowserRouter>
        <ToastArea />
      </Provider>
    </StrictMode>,
  );
}
