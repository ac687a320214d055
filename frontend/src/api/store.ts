import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { api } from './api';
import { catchUpMiddleware } from './catch-up';
import { freshness } from './freshness';
import { unauthorizedMiddleware } from './unauthorized';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [freshness.reducerPath]: freshness.reducer,
});

/** The application's state: what the server said, and whether that is catching up. */
export const store = configureStore({
  reducer,
  middleware: (defaults) =>
    defaults().prepend(catchUpMiddleware, unauthorizedMiddleware).concat(api.middleware),
});

export type RootState = ReturnType<typeof reducer>;
export const useAppSelector = useSelector.withTypes<RootState>();
