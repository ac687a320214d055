import type Router from '@koa/router';
import { v7 } from 'uuid';
import { account } from '../accounts/account';
import type { Services } from '../services';
import { endSession, readerOf } from './session';

/** `/api/login` and `/api/logout`: addresses a browser goes to, not data calls. */
export function mountNavigation(router: Router, { dispatch }: Services): void {
  router.get('/api/login', (context) => {
    context.redirect('/login');
  });
  router.get('/api/logout', async (context) => {
    const reader = readerOf(context);
    endSession(context);
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
