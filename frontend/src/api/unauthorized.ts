import { t } from '@annals/contracts/kernel/text';
import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { showFailure } from '../toasts/toast-store';
import { asApiError } from './api-error';

/** The specification's pause before the browser leaves. */
const REDIRECT_DELAY = 500;

const listener = createListenerMiddleware();
let leaving = false;

listener.startListening({
  matcher: isRejectedWithValue,
  effect: ({ payload }) => {
    if (leaving || asApiError(payload).status !== 401) return;
    leaving = true;
    showFailure(t('Unauthorized'), t('You are logged out. Logging in again...'));
    setTimeout(() => window.location.assign('/api/login'), REDIRECT_DELAY);
  },
});

/** Sends the person to sign in again when any call says that the session is over. */
export const unauthorizedMiddleware = listener.middleware;
