import { categoryOf } from '@annals/contracts/kernel/words';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { OwnSensitiveView } from '@annals/contracts/features/audit/views';
import { rowsOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import type { ReadModels } from '../../engine/connections';
import { cutPage, readCursor, type Page, type PageRequest } from '../../engine/page';
import { sensitiveViewRow } from './sensitive-views-fold';

const namedView = sensitiveViewRow.extend({
  viewerName: z.string().nullable(),
});

const viewKey = z.tuple([z.iso.datetime(), z.string()]);

/** Who looked at a person's sensitive values, newest first. */
export async function viewsOfPerson(
  db: ReadModels,
  personId: PersonId,
  request: PageRequest,
): Promise<Page<OwnSensitiveView>> {
  const cursor = readCursor(request.after, viewKey);
  const rows = await rowsOf(
    namedView,
    db('sensitive_views as view')
      .leftJoin('people as viewer', 'viewer.id', 'view.viewerId')
      .select('view.*', db.raw(`viewer."firstName" || ' ' || viewer."lastName" AS "viewerName"`))
      .where('view.personId', personId)
      .modify((query) => {
        if (cursor) void query.whereRaw('(view."viewedAt", view.id) < (?::timestamptz, ?)', cursor);
      })
      .orderBy([
        { column: 'view.viewedAt', order: 'desc' },
        { column: 'view.id', order: 'desc' },
      ])
      .limit(request.limit + 1),
  );
  const page = cutPage(rows, request.limit, ({ viewedAt, id }) => [viewedAt, id]);
  return {
    next: page.next,
    rows: page.rows.map(({ id, viewerName, record, eventType, reason, viewedAt }) => ({
      id,
      viewerName: viewerName ?? 'A former colleague',
      feature: categoryOf(record),
      eventType,
      reason,
      viewedAt,
    })),
  };
}
