import { accountRoutes } from '@annals/contracts/features/accounts/routes';
import { insightRoutes } from '@annals/contracts/features/insights/routes';
import { meetingRoutes } from '@annals/contracts/features/meetings/routes';
import { describe, expect, it } from 'vitest';
import { requestFor } from './request';

describe('the request of a call', () => {
  it('puts what the path names into the path and the rest of a command into its body', () => {
    expect(requestFor(meetingRoutes.change, { meetingId: 'm 1', title: 'Weekly', notes: undefined })).toEqual(
      {
        method: 'PATCH',
        address: '/api/meetings/m%201',
        body: '{"title":"Weekly"}',
      },
    );
  });

  it('puts the rest of a query into the query string, and leaves out what is not given', () => {
    expect(requestFor(meetingRoutes.list, { whose: 'mine', status: undefined, after: 'a=b' })).toEqual({
      method: 'GET',
      address: '/api/meetings?whose=mine&after=a%3Db',
    });
  });

  it('sends no body when there is nothing to send', () => {
    expect(requestFor(insightRoutes.takeAction, { insightId: 'i' })).toEqual({
      method: 'POST',
      address: '/api/ai-insights/i/action',
    });
    expect(requestFor(accountRoutes.currentUser, {})).toEqual({ method: 'GET', address: '/api/auth/user' });
  });
});
