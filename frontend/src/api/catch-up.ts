import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from './api';
import { freshness, readAnswered, timesBehind } from './freshness';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

const listener = createListenerMiddleware<{
  [freshness.reducerPath]: ReturnType<typeof freshness.reducer>;
}>();

listener.startListening({
  actionCreator: readAnswered,
  effect: async ({ payload }, store) => {
    if (!payload.stale) return;
    const wait = FIRST_WAIT * 2 ** (timesBehind(store.getState(), payload.read) - 1);
    await store.delay(Math.min(wait, LONGEST_WAIT));
    store.dispatch(api.util.invalidateTags(payload.tags));
  },
});

/** Asks again, ever less often, while a read is behind the person's last command. */
export const catchUpMiddleware = listener.middleware;
