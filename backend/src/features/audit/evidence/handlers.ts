import { MOST_EXPORTED } from '@annals/contracts/features/audit/evidence-filter';
import { evidenceRoutes } from '@annals/contracts/features/audit/evidence-routes';
import type { EvidenceExportView } from '@annals/contracts/features/audit/evidence-views';
import { evidenceExportId } from '@annals/contracts/features/audit/ids';
import {
  countSelected,
  evidenceExportOf,
  evidenceExportsOf,
  type NamedExport,
} from '@annals/projections/features/audit/evidence-queries';
import { msg } from '@annals/contracts/kernel/text';
import { derivedId } from '../../../platform/commands/derived-id';
import { NotFound } from '../../../platform/commands/domain-error';
import { routeHandlers } from '../../../platform/commands/handlers';
import type { Services } from '../../../platform/services/services';
import { evidence } from './decider';
import { ArchiveWriter } from '../../../platform/archives/archive-writer';

export const evidenceHandlers = ({ readModels, dispatch, pool }: Services) => {
  const archiveWriter = new ArchiveWriter(pool);
  const withProgress = async (rows: readonly NamedExport[]): Promise<EvidenceExportView[]> => {
    const progress = await archiveWriter.progressOf(rows.map(({ id }) => id));
    return rows.map((row) => {
      const kept = progress.get(row.id);
      return {
        ...row,
        progress: row.status === 'running' ? { done: kept?.done ?? 0, total: kept?.total ?? 0 } : null,
        availableUntil: row.status === 'ready' ? (kept?.availableUntil ?? null) : null,
      };
    });
  };
  return routeHandlers(evidenceRoutes, {
    count: async ({ query }) => {
      const events = await countSelected(readModels, query, MOST_EXPORTED + 1);
      return { events: Math.min(events, MOST_EXPORTED), isTooMany: events > MOST_EXPORTED };
    },
    request: async ({ body, origin, reader }) => {
      const id = evidenceExportId.parse(derivedId(origin.commandId));
      const command = { type: 'RequestEvidence' as const, exportId: id, requestedBy: reader.id, ...body };
      return dispatch(evidence, id, command, origin);
    },
    list: async ({ query }) => {
      const page = await evidenceExportsOf(readModels, query);
      return { ...page, rows: await withProgress(page.rows) };
    },
    one: async ({ params }) => {
      const found = await evidenceExportOf(readModels, params.exportId);
      const [view] = found ? await withProgress([found]) : [];
      if (!view) throw new NotFound(msg('This bundle'));
      return view;
    },
  });
};
