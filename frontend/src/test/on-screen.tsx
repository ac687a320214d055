import { currentUser } from '@annals/contracts/features/people/views';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { CurrentUserContext } from '../session/current-user';
import { Tooltips } from '../ui/IconButton';

const READER = currentUser.parse({
  id: '018f0000-0000-7000-8000-0000000000aa',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lund',
  profileImageUrl: null,
  role: 'manager',
  position: null,
  department: null,
  managerId: null,
  language: null,
  timeZone: 'UTC',
  secondFactorDueAt: null,
  secondFactorIsDue: false,
});

// What is waited for comes at once, or a little later on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// happy-dom has no such property, and react-hook-form then takes every select for one that was changed before it was ready.
Object.defineProperty(HTMLSelectElement.prototype, 'size', { configurable: true, get: () => 0 });

/** Shows something to a signed-in person, until the test is over. @returns it, and the hands that use it */
export function onScreen(shown: React.ReactNode) {
  const user = userEvent.setup();
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
  });
  const screen = render(shown, {
    wrapper: ({ children }) => (
      <CurrentUserContext.Provider value={READER}>
        {children}
        <Tooltips />
      </CurrentUserContext.Provider>
    ),
  });
  return { ...screen, user };
}
