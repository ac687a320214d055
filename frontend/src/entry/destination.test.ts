import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination';

describe('where a page load leads', () => {
  it('shows the public pages to everyone', async () => {
    expect((await destinationOf('/landing', '', 'signed-in')).place).toBe('landing');
    expect((await destinationOf('/login', '', 'signed-in')).place).toBe('sign-in');
  });

  it('shows the landing page at the root until someone is known to be signed in', async () => {
    expect((await destinationOf('/', '', 'signed-out')).place).toBe('landing');
    expect((await destinationOf('/', '', 'unknown')).place).toBe('landing');
    expect((await destinationOf('/', '', 'signed-in')).place).toBe('app');
  });

  it('sends a visitor who asks for a screen to sign in and back', async () => {
    expect(await destinationOf('/meetings/42', '?a=b', 'signed-out')).toEqual({
      place: 'sign-in',
      address: '/login?returnTo=%2Fmeetings%2F42%3Fa%3Db',
    });
  });

  it('keeps the person’s place when the server cannot say who they are', async () => {
    expect((await destinationOf('/meetings', '', 'unknown')).place).toBe('app');
  });

  it('knows no other paths', async () => {
    expect((await destinationOf('/nowhere', '', 'signed-out')).place).toBe('not-found');
    expect((await destinationOf('/meetings/42/more', '', 'signed-out')).place).toBe('not-found');
  });
});
