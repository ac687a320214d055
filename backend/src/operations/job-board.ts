import { createBullBoard } from '@bull-board/api';
import type { IServerAdapter } from '@bull-board/api/typings/app';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { KoaAdapter } from '@bull-board/koa';
import { admits } from '@annals/contracts/permissions';
import type { Middleware } from 'koa';
import type { QueueInspection } from '../jobs/queue-inspection';
import { Refused } from '../http/problems';
import { readerOf } from '../http/session';

/** Where the board is; below `/api`, so that it passes everything that the rest of the API passes. */
export const JOB_BOARD = '/api/operations/jobs/board';

const SAFE = new Set(['GET', 'HEAD']);

/**
 * Bull Board over the queue, for administrators alone. Its page asks a foreign server for a font; that is left out, as the content security
 * policy would refuse it anyway.
 */
export function jobBoard({ queue }: QueueInspection): Middleware {
  const adapter = new KoaAdapter();
  adapter.setBasePath(JOB_BOARD);
  createBullBoard({
    queues: [new BullMQAdapter(queue)],
    // The two packages name the same interface, each of its own copy of it.
    serverAdapter: adapter as unknown as IServerAdapter,
    options: { uiConfig: { boardTitle: 'Annals jobs', hideRedisDetails: true } },
  });
  const board = adapter.registerPlugin();
  return async (context, next) => {
    if (context.path !== JOB_BOARD && !context.path.startsWith(`${JOB_BOARD}/`)) {
      await next();
      return;
    }
    const role = readerOf(context)?.role ?? null;
    if (role === null) throw new Refused(401, 'Please sign in.');
    if (!admits(SAFE.has(context.method) ? 'operations:see' : 'operations:act', role))
      throw new Refused(403, 'This is for administrators.');
    await board(context, next);
    if (typeof context.body === 'string' && context.type === 'text/html')
      context.body = context.body.replace(/<link[^>]+fonts\.googleapis\.com[^>]*>/g, '');
  };
}
