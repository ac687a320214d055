import type Router from '@koa/router';
import { v7 } from 'uuid';
import { account } from './account-decider';
import type { Services } from '../../platform/services/services';
import { endSession, readerOf } from '../../platform/http/session';

/** `/api/login` and `/api/logout`: addresses a browser goes to, not data calls. */
export function mountNavigation(router: Router, { dispatch }: Services): void {
  router.get('/api/login', (context) => {
    context.redirect('/login');
  });
  router.get('/api/logout', async (context) => {
    const reader = readerOf(context);
    endSession(context);
    // What a page keeps for going back is gone as well.
    context.set('Clear-Site-Data', '"cache"');
    if (reader)
      await dispatch(
        account,
        reader.id,
        { type: 'RecordSignOut', personId: reader.id },
        { actor: reader, commandId: v7() },
      );
    context.redirect('/');
  });
}
