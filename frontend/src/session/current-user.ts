import type { CurrentUser } from '@annals/contracts/features/people/views';
import { createContext, useContext } from 'react';

/** The signed-in person; set by the shell, which shows nothing without one. */
export const CurrentUserContext = createContext<CurrentUser | null>(null);

/** The signed-in person. */
export function useCurrentUser(): CurrentUser {
  const user = useContext(CurrentUserContext);
  if (!user) throw new Error('Screens are shown to signed-in people alone');
  return user;
}

/** First and last name. */
export function fullName({ firstName, lastName }: Pick<CurrentUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
