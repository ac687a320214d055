import type Router from '@koa/router';
import { v7 } from 'uuid';
import { account } from './account-decider';
import type { Services } from '../../platform/services/services';
import { endSession, readerOf, sealedSignOutOf } from '../../platform/http/session';

/** `/api/login` and `/api/logout`: addresses a browser goes to, not data calls. */
export function mountNavigation(router: Router, { dispatch, secretBox }: Services): void {
  router.get('/api/login', (context) => {
    context.redirect('/login');
  });
  router.get('/api/logout', async (context) => {
    const reader = readerOf(context);
    // Of a session that a provider began: there it ends as well.
    const elsewhere = secretBox.open(sealedSignOutOf(context), 'sign-out');
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
    context.redirect(elsewhere ?? '/');
  });
}
