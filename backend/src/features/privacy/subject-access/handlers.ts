import { msg } from '@annals/contracts/kernel/text';
import { subjectAccessId } from '@annals/contracts/features/privacy/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { subjectAccessRoutes } from '@annals/contracts/features/privacy/subject-access-routes';
import type { SubjectAccessView } from '@annals/contracts/features/privacy/subject-access-views';
import type { Reader } from '@annals/projections/engine/scope';
import { whoLeft } from '@annals/projections/features/privacy/queries';
import {
  isBeingMade,
  subjectAccessesOf,
  subjectAccessOf,
  type NamedSubjectAccess,
} from '@annals/projections/features/privacy/subject-access-queries';
import { ArchiveWriter } from '../../../platform/archives/archive-writer';
import { derivedId } from '../../../platform/commands/derived-id';
import type { CommandOrigin } from '../../../platform/commands/dispatch';
import { NotFound } from '../../../platform/commands/domain-error';
import { routeHandlers } from '../../../platform/commands/handlers';
import type { Services } from '../../../platform/services/services';
import { mayKnowOf, mayOpen } from './readers';
import { subjectAccess } from './decider';

export const subjectAccessHandlers = ({ readModels, dispatch, pool }: Services) => {
  const archiveWriter = new ArchiveWriter(pool);
  const viewsFor = async (
    reader: Reader,
    rows: readonly NamedSubjectAccess[],
  ): Promise<SubjectAccessView[]> => {
    const progress = await archiveWriter.progressOf(rows.map(({ id }) => id));
    return rows.map((row) => {
      const kept = progress.get(row.id);
      const isYours = mayOpen(reader, row);
      return {
        ...row,
        isYours,
        progress: row.status === 'running' ? { done: kept?.done ?? 0, total: kept?.total ?? 0 } : null,
        availableUntil: isYours && row.status === 'ready' ? (kept?.availableUntil ?? null) : null,
      };
    });
  };
  const request = async (
    personId: PersonId,
    reader: Reader,
    reason: string | undefined,
    origin: CommandOrigin,
  ) => {
    const accessId = subjectAccessId.parse(derivedId(origin.commandId));
    const command = {
      type: 'RequestSubjectAccess' as const,
      accessId,
      personId,
      requestedBy: reader.id,
      reason,
      isBeingMade: await isBeingMade(readModels, personId, reader.id),
    };
    return dispatch(subjectAccess, accessId, command, origin);
  };
  return routeHandlers(subjectAccessRoutes, {
    own: async ({ reader, query }) => {
      const page = await subjectAccessesOf(readModels, { ...query, personId: reader.id });
      return { ...page, rows: await viewsFor(reader, page.rows) };
    },
    requestOwn: ({ reader, origin }) => request(reader.id, reader, undefined, origin),
    list: async ({ reader, query }) => {
      const page = await subjectAccessesOf(readModels, query);
      return { ...page, rows: await viewsFor(reader, page.rows) };
    },
    request: async ({ reader, params: { personId }, body: { reason }, origin }) => {
      if (!(await whoLeft(readModels, [personId])).has(personId)) throw new NotFound(msg('This person'));
      return request(personId, reader, reason, origin);
    },
    one: async ({ reader, params }) => {
      const found = await subjectAccessOf(readModels, params.accessId);
      const [view] = found && mayKnowOf(reader, found) ? await viewsFor(reader, [found]) : [];
      if (!view) throw new NotFound(msg('This archive'));
      return view;
    },
  });
};
