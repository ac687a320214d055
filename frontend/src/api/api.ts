import { TAGS } from '@annals/contracts/tags';
import { createApi } from '@reduxjs/toolkit/query/react';
import { unreadableError } from './api-error';
import { baseQuery } from './base-query';
import { REDUCER_PATH } from './endpoints-from';

/** The one cache of what the server said. Features inject their endpoints; tags cross between them. */
export const api = createApi({
  reducerPath: REDUCER_PATH,
  baseQuery,
  tagTypes: TAGS,
  // What moves is told by the server, so what is held does not expire.
  refetchOnFocus: false,
  refetchOnReconnect: false,
  catchSchemaFailure: (failure, { endpoint }) =>
    unreadableError(`${endpoint}: ${failure.issues.map(({ message }) => message).join('; ')}`),
  endpoints: () => ({}),
});
