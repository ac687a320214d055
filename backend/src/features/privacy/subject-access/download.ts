import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { msg } from '@annals/contracts/kernel/text';
import { subjectAccessId } from '@annals/contracts/features/privacy/ids';
import { subjectAccessOf } from '@annals/projections/features/privacy/subject-access-queries';
import type Router from '@koa/router';
import { ArchiveWriter } from '../../../platform/archives/archive-writer';
import { readerOf } from '../../../platform/http/session';
import { NotFound } from '../../../platform/commands/domain-error';
import type { Services } from '../../../platform/services/services';
import { mayOpen } from './readers';
import { subjectAccess } from './decider';

/**
 * `/api/privacy/subject-access/<accessId>/archive`: the archive, for the person it is about and the administrator who asked for it. Each
 * download is an event before a byte leaves. For everybody else there is nothing at this address.
 */
export function mountSubjectAccessDownloads(router: Router, services: Services): void {
  const { pool, readModels, dispatch } = services;
  const archiveWriter = new ArchiveWriter(pool);
  router.get('/api/privacy/subject-access/:accessId/archive', async (context) => {
    const reader = readerOf(context);
    const id = subjectAccessId.safeParse(context.params['accessId']);
    if (!reader || !id.success) throw new NotFound(msg('This archive'));
    const found = await subjectAccessOf(readModels, id.data);
    const kept = (await archiveWriter.progressOf([id.data])).get(id.data);
    if (found?.status !== 'ready' || !mayOpen(reader, found) || !kept?.availableUntil)
      throw new NotFound(msg('This archive'));
    if (context.method === 'GET')
      await dispatch(
        subjectAccess,
        id.data,
        { type: 'NoteDownload', downloadedBy: reader.id },
        { actor: reader, commandId: randomUUID() },
      );
    context.type = 'application/gzip';
    context.set('Content-Disposition', `attachment; filename="annals-data-${id.data.slice(0, 8)}.tar.gz"`);
    context.set('Cache-Control', 'private, no-store');
    context.length = found.bytes ?? 0;
    context.body = Readable.from(archiveWriter.read(id.data));
  });
}
