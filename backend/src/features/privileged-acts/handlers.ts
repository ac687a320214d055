import { msg } from '@annals/contracts/kernel/text';
import type { PrivilegedActId } from '@annals/contracts/features/privileged-acts/ids';
import { privilegedActRoutes } from '@annals/contracts/features/privileged-acts/routes';
import type { PrivilegedActRow, PrivilegedActView } from '@annals/contracts/features/privileged-acts/views';
import type { Reader } from '@annals/projections/engine/scope';
import { namesOf } from '@annals/projections/features/people/queries';
import { administeredFactsOf, privilegedActsOf } from '@annals/projections/features/privileged-acts/queries';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { carryOutAct } from './carry-out';
import { objectionTo } from '../second-administrator/independence';
import { standingOf } from '../second-administrator/standing';
import { privilegedAct } from '../second-administrator/decider';

export const privilegedActHandlers = (services: Services) => {
  const { log, dispatch, readModels, clock, logger } = services;

  const requested = async (actId: PrivilegedActId) => {
    const act = await stateOf(log, privilegedAct, actId);
    if (act.status === 'none') throw new NotFound(msg('This request'));
    return act;
  };
  const viewOf = async (
    row: PrivilegedActRow,
    names: ReadonlyMap<string, string>,
    reader: Reader,
  ): Promise<PrivilegedActView> => {
    const nameOf = (id: string) => names.get(id) ?? 'Somebody';
    const isExpired = row.status === 'requested' && row.expiresAt <= clock().toISOString();
    const isWaiting = row.status === 'requested' && !isExpired;
    const objection = isWaiting
      ? objectionTo(await standingOf(log, await requested(row.id), reader.id))
      : undefined;
    return {
      ...row,
      subjectName: nameOf(row.subjectId),
      subjectEmail: (await administeredFactsOf(readModels, row.subjectId))?.email ?? null,
      requestedByName: nameOf(row.requestedBy),
      decidedByName: row.decidedBy && nameOf(row.decidedBy),
      isExpired,
      allowed: { approve: isWaiting && !objection, decline: isWaiting },
      objection: objection?.message ?? null,
    };
  };

  return routeHandlers(privilegedActRoutes, {
    list: async ({ reader, query }) => {
      const page = await privilegedActsOf(readModels, query, clock().toISOString());
      const names = await namesOf(
        readModels,
        page.rows.flatMap(({ subjectId, requestedBy, decidedBy }) => [
          subjectId,
          requestedBy,
          ...(decidedBy === null ? [] : [decidedBy]),
        ]),
      );
      return { ...page, rows: await Promise.all(page.rows.map((row) => viewOf(row, names, reader))) };
    },
    approve: async ({ reader, params: { actId }, body: { reason }, origin }) => {
      const standing = await standingOf(log, await requested(actId), reader.id);
      const command = { type: 'ApprovePrivilegedAct' as const, actId, standing, reason };
      const answer = await dispatch(privilegedAct, actId, command, origin);
      // It is approved from here on: what fails now is done by the job.
      await carryOutAct(services, actId).catch((error: unknown) =>
        logger.warn({ err: error, actId }, 'an approved act waits to be carried out'),
      );
      return { ...answer, position: String(await log.head()) };
    },
    decline: async ({ params: { actId }, body: { reason }, origin }) => {
      await requested(actId);
      return dispatch(privilegedAct, actId, { type: 'DeclinePrivilegedAct', actId, reason }, origin);
    },
  });
};
