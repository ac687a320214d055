import { Readable } from 'node:stream';
import { evidenceExportId } from '@annals/contracts/features/audit/ids';
import { may } from '@annals/contracts/permissions';
import { evidenceExportOf } from '@annals/projections/features/audit/evidence-queries';
import { msg } from '@annals/contracts/kernel/text';
import type Router from '@koa/router';
import { requireFresh } from '../../../platform/http/routes';
import { readerOf } from '../../../platform/http/session';
import { NotFound } from '../../../platform/commands/domain-error';
import type { Services } from '../../../platform/services/services';
import { ArchiveWriter } from '../../../platform/archives/archive-writer';

/** `/api/audit/evidence/<exportId>/archive`: the archive, for auditors alone. For everybody else there is nothing at this address. */
export function mountEvidenceDownloads(router: Router, { pool, readModels }: Services): void {
  const archiveWriter = new ArchiveWriter(pool);
  router.get('/api/audit/evidence/:exportId/archive', async (context) => {
    const reader = readerOf(context);
    const id = evidenceExportId.safeParse(context.params['exportId']);
    if (!reader || !may(reader.role, 'evidence:export') || !id.success)
      throw new NotFound(msg('This bundle'));
    const found = await evidenceExportOf(readModels, id.data);
    const kept = (await archiveWriter.progressOf([id.data])).get(id.data);
    if (found?.status !== 'ready' || !kept?.availableUntil) throw new NotFound(msg('This bundle'));
    // What was asked for by stepping up is taken away by stepping up.
    requireFresh(context);
    context.type = 'application/gzip';
    context.set(
      'Content-Disposition',
      `attachment; filename="annals-evidence-${id.data.slice(0, 8)}.tar.gz"`,
    );
    context.set('Cache-Control', 'private, no-store');
    context.length = found.bytes ?? 0;
    context.body = Readable.from(archiveWriter.read(id.data));
  });
}
