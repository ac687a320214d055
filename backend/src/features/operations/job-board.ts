import { t } from '@annals/contracts/kernel/text';
import type { IServerAdapter } from '@bull-board/api/typings/app';
import { admits } from '@annals/contracts/permissions';
import type { Middleware } from 'koa';
import type { QueueInspection } from '../../platform/queue/queue-inspection';
import { Refused } from '../../platform/kernel/refused';
import { readerOf } from '../../platform/http/session';

/** Where the board is; below `/api`, so that it passes everything that the rest of the API passes. */
export const JOB_BOARD = '/api/operations/jobs/board';

const SAFE = new Set(['GET', 'HEAD']);

/**
 * Bull Board over the queues, for administrators alone and to look at: what changes the queue is a command of Annals, with an event. Its page asks a foreign server for a font; that is left out, as the content security
 * policy would refuse it anyway.
 */
export function jobBoard(inspection: QueueInspection): Middleware {
  let opened: Promise<Middleware> | undefined;
  return async (context, next) => {
    if (context.path !== JOB_BOARD && !context.path.startsWith(`${JOB_BOARD}/`)) {
      await next();
      return;
    }
    const role = readerOf(context)?.role ?? null;
    if (role === null) throw new Refused('request.unauthorized', t('Please sign in.'));
    if (!admits('operations:see', role))
      throw new Refused('request.forbidden', t('This is for administrators.'));
    // The board's own routes are not asked: one that it gains with an update is refused as well.
    if (!SAFE.has(context.method))
      throw new Refused(
        'request.forbidden',
        t(
          'The job board only shows jobs. Retry a failed job in Administration, Operations, where it is recorded.',
        ),
      );
    const board = await (opened ??= openBoard(inspection));
    await board(context, next);
    if (typeof context.body === 'string' && context.type === 'text/html')
      context.body = context.body.replace(/<link[^>]+fonts\.googleapis\.com[^>]*>/g, '');
  };
}

/** Loaded when somebody looks at it for the first time. */
async function openBoard({ queues }: QueueInspection): Promise<Middleware> {
  const [{ createBullBoard }, { BullMQAdapter }, { KoaAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/koa'),
  ]);
  const adapter = new KoaAdapter();
  adapter.setBasePath(JOB_BOARD);
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    // The two packages name the same interface, each of its own copy of it.
    serverAdapter: adapter as unknown as IServerAdapter,
    options: { uiConfig: { boardTitle: 'Annals jobs', hideRedisDetails: true } },
  });
  return adapter.registerPlugin();
}
