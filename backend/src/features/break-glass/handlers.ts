import { SignedIn } from '@annals/contracts/features/accounts/events';
import { breakGlassRoutes } from '@annals/contracts/features/break-glass/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { msg } from '@annals/contracts/kernel/text';
import { categoryOf } from '@annals/contracts/kernel/words';
import { breakGlassAccountsOf, deedsOf } from '@annals/projections/features/break-glass/queries';
import { namesOf } from '@annals/projections/features/people/queries';
import { administratorsBesides, idsOfReports } from '@annals/projections/features/people/structure';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { refuseLateRepetition, stateOf, wasCarriedOut } from '../../platform/commands/state-of';
import { BreakGlassHalves, newHalf } from '../../platform/sessions/break-glass';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import type { Services } from '../../platform/services/services';
import { account } from '../accounts/account-decider';
import { recordSessionsEnded } from '../accounts/sessions-ended';
import { directoryOf } from '../person/kept-by-directory';
import { person } from '../person/person-decider';
import { EmergencyAccount } from '../second-administrator/errors';
import { approversOf } from '../second-administrator/request';
import { isEmergencyAccount, standingOf } from '../second-administrator/standing';
import { breakGlass, halfOf } from './decider';
import { endRole } from './end-role';
import { HalfTaken } from './errors';
import { openAccount } from './open';
import { prepareAccount } from './prepare';
import { readyAccounts } from './ready';
import { viewsOf } from './view';

export const breakGlassHandlers = (services: Services) => {
  const { dispatch, log, pool, readModels, sessionStore, clock, logger } = services;
  const halves = new BreakGlassHalves(pool);

  /** What speaks against keeping an account for emergencies. @throws NotFound for nobody who works here */
  const factsOf = async (id: PersonId) => {
    const [who, { lockedByAdministrator }, directory, reports] = await Promise.all([
      stateOf(log, person, id),
      stateOf(log, account, id),
      directoryOf(services, id),
      idsOfReports(readModels, id),
    ]);
    if (who.status !== 'employed') throw new NotFound(msg('This person'));
    const isUnsuitable =
      directory !== undefined || reports.length > 0 || lockedByAdministrator || who.role === 'auditor';
    const wasUsed = (await log.readStream(`${account.category}-${id}`)).some(
      ({ type, data }) =>
        type === SignedIn.type && (data as { readonly method: string | null }).method !== 'break-glass',
    );
    return { isUnsuitable, wasUsed };
  };
  const endSessions = async (id: PersonId, { actor }: CommandOrigin) => {
    const count = await sessionStore.endAllOf(id);
    await recordSessionsEnded(dispatch, id, { count, because: 'emergency over' }, actor);
  };

  return routeHandlers(breakGlassRoutes, {
    list: async ({ reader }) => viewsOf(services, await breakGlassAccountsOf(readModels), reader.id),
    alarms: async () => {
      const used = (await breakGlassAccountsOf(readModels)).filter(({ openings }) => openings.length > 0);
      const names = await namesOf(
        readModels,
        used.flatMap(({ id, openings }) => [id, ...openings.map(({ openedById }) => openedById)]),
      );
      const now = clock().toISOString();
      return used.flatMap(({ id, openings, closesAt }) => {
        const last = openings.at(-1);
        if (!last) return [];
        return {
          id,
          name: names.get(id) ?? '',
          openedByName: names.get(last.openedById) ?? '',
          openedAt: last.openedAt,
          isDrill: openings.every(({ isDrill }) => isDrill),
          isOpen: closesAt !== null && closesAt > now,
        };
      });
    },
    deeds: async ({ params: { personId: id } }) => {
      const { openedAt } = await stateOf(log, breakGlass, id);
      if (openedAt === null) return [];
      const deeds = await deedsOf(readModels, id, openedAt);
      const names = await namesOf(
        readModels,
        deeds.flatMap(({ people }) => people),
      );
      return deeds.map(({ occurredAt, type, stream, people }) => ({
        at: occurredAt,
        type,
        record: categoryOf(stream),
        people: people.filter((one) => one !== id).flatMap((one) => names.get(one) ?? []),
      }));
    },
    request: async ({ body: { personId: id, reason }, reader, origin }) => {
      if (await isEmergencyAccount(log, reader.id)) throw new EmergencyAccount();
      const approverIds = await approversOf(services, reader.id, id);
      const command = { type: 'RequestSealing', personId: id, reason, approverIds } as const;
      return dispatch(breakGlass, id, { ...command, ...(await factsOf(id)) }, origin);
    },
    approve: async ({ params: { personId: id }, reader, origin }) => {
      const { request } = await stateOf(log, breakGlass, id);
      const standing = request ? await standingOf(log, request, reader.id) : 'same';
      const command = { type: 'ApproveSealing', personId: id, standing } as const;
      const answer = await dispatch(breakGlass, id, command, origin);
      await prepareAccount(services, id);
      return { ...answer, position: String(await log.head()) };
    },
    decline: ({ params: { personId: id }, body: { reason }, origin }) =>
      dispatch(breakGlass, id, { type: 'DeclineSealing', personId: id, reason }, origin),
    takeHalf: async ({ params: { personId: id }, reader, origin }) => {
      // A half is in one answer: who asks for it again had one that got lost.
      if (await wasCarriedOut(log, breakGlass, id, origin.commandId)) throw new HalfTaken();
      await prepareAccount(services, id);
      const before = await stateOf(log, breakGlass, id);
      const answer = await dispatch(breakGlass, id, { type: 'TakeHalf', personId: id }, origin);
      const half = halfOf(before.halves, reader.id);
      const secret = newHalf();
      if (half === undefined || !(await halves.keep(id, before.sealings, half, secret)))
        throw new HalfTaken();
      const { sealed } = await stateOf(log, breakGlass, id);
      const isNowSealed = sealed?.sealing === before.sealings;
      if (isNowSealed) await halves.forgetBefore(id, before.sealings);
      return { ...answer, half, secret, isSealed: isNowSealed };
    },
    close: async ({ params: { personId: id }, origin }) => {
      const answer = await dispatch(breakGlass, id, { type: 'Close', personId: id }, origin);
      await endSessions(id, origin);
      return answer;
    },
    review: async ({ params: { personId: id }, body: { words }, origin }) => {
      const administratorIds = await administratorsBesides(readModels, id);
      const command = { type: 'Review', personId: id, words, administratorIds } as const;
      const answer = await dispatch(breakGlass, id, command, origin);
      await endSessions(id, origin);
      return answer;
    },
    retire: async ({ params: { personId: id }, body: { reason }, origin }) => {
      const [areOff, ready] = await Promise.all([
        new SignInPolicies(pool).arePasswordsOff(),
        readyAccounts(services),
      ]);
      const isLastWhilePasswordsOff = areOff && ready.every((one) => one === id);
      const hasReports = (await idsOfReports(readModels, id)).length > 0;
      await refuseLateRepetition(log, breakGlass, id, origin.commandId);
      const command = { type: 'Retire', personId: id, reason, isLastWhilePasswordsOff, hasReports } as const;
      const answer = await dispatch(breakGlass, id, command, origin);
      await halves.end(id);
      // It is decided from here on: what fails now is done by the job.
      await endRole(services, id).catch((error: unknown) =>
        logger.warn({ err: error, person: id }, 'the role of a retired account waits to be ended'),
      );
      return { ...answer, position: String(await log.head()) };
    },
    open: ({ body, context, origin }) => openAccount(services, context, body, origin.requestId ?? ''),
  });
};
