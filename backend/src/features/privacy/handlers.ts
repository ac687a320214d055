import { msg } from '@annals/contracts/kernel/text';
import { legalHoldId } from '@annals/contracts/features/privacy/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { privacyRoutes } from '@annals/contracts/features/privacy/routes';
import type { ErasureRow, ErasureView } from '@annals/contracts/features/privacy/views';
import type { Reader } from '@annals/projections/engine/scope';
import { namesOf } from '@annals/projections/features/people/queries';
import { erased, erasureOf, erasuresOf, whoLeft } from '@annals/projections/features/privacy/queries';
import { expiryOf } from '@annals/contracts/features/privileged-acts/constants';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { stateOf } from '../../platform/commands/state-of';
import { objectionTo } from '../second-administrator/independence';
import { standingOf } from '../second-administrator/standing';
import { approversOf, requestAct } from '../second-administrator/request';
import type { Services } from '../../platform/services/services';
import { wasRehiredSince } from './erase';
import { erasure } from './erasure-decider';
import { erasureListText } from './erasure-list';

export const privacyHandlers = (services: Services) => {
  const { readModels, dispatch, seal, log, clock } = services;
  const mustExist = async (id: PersonId) => {
    const found = (await whoLeft(readModels, [id])).get(id);
    if (!found) throw new NotFound(msg('This person'));
    return found;
  };

  /** The relation of somebody to the request for an erasure that waits; undefined when none does. */
  const standingTo = async (id: PersonId, approver: PersonId) => {
    const { request } = await stateOf(log, erasure, id);
    if (request.status !== 'requested') return undefined;
    const { by: requestedBy, position } = request;
    return { position, standing: await standingOf(log, { requestedBy, subjectId: id, position }, approver) };
  };

  const viewsOf = async (rows: readonly ErasureRow[], reader: Reader): Promise<ErasureView[]> => {
    const left = await whoLeft(
      readModels,
      rows.map(({ id }) => id),
    );
    const names = await namesOf(readModels, rows.flatMap(namedIn));
    return Promise.all(
      rows.map(async (row) => {
        const asked = row.status === 'requested' ? await standingTo(row.id, reader.id) : undefined;
        const objection = (asked && objectionTo(asked.standing)?.message) ?? null;
        const around = { departedOn: left.get(row.id)?.departedOn ?? null, objection };
        return viewOf(row, around, names, clock().toISOString());
      }),
    );
  };

  return routeHandlers(privacyRoutes, {
    list: async ({ reader, query }) => {
      const page = await erasuresOf(readModels, query);
      return { ...page, rows: await viewsOf(page.rows, reader) };
    },
    one: async ({ reader, params: { personId: id } }) => {
      await mustExist(id);
      const row = (await erasureOf(readModels, id)) ?? untouched(id);
      const [view] = await viewsOf([row], reader);
      if (!view) throw new NotFound(msg('This person'));
      return view;
    },
    signedList: async () => {
      const people = await erased(readModels);
      return { note: await seal.sign(erasureListText(people)), count: people.length };
    },
    request: async ({ params: { personId: id }, body: { reason }, origin, reader }) => {
      const hasLeft = (await mustExist(id)).departedOn !== null;
      const approverIds = await approversOf(services, reader.id, id);
      const erasedAt = (await log.readStream(`${erasure.category}-${id}`)).findLast(
        ({ type }) => type === 'PersonalDataErased',
      )?.metadata.occurredAt;
      const wasRehired =
        erasedAt !== undefined && wasRehiredSince(await log.readStream(`person-${id}`), erasedAt);
      const about = { personId: id, reason, hasLeft, wasRehired, approverIds };
      const command = { type: 'RequestErasure' as const, ...about };
      return dispatch(erasure, id, command, origin);
    },
    approve: async ({ params: { personId: id }, origin, reader }) => {
      await mustExist(id);
      const asked = await standingTo(id, reader.id);
      const { standing, position: request } = asked ?? { standing: 'late' as const, position: 0n };
      return dispatch(erasure, id, { type: 'ApproveErasure', personId: id, standing, request }, origin);
    },
    refuse: async ({ params: { personId: id }, body: { reason }, origin }) => {
      await mustExist(id);
      return dispatch(erasure, id, { type: 'RefuseErasure', personId: id, reason }, origin);
    },
    placeHold: async ({ params: { personId: id }, body: { reason }, origin }) => {
      await mustExist(id);
      const holdId = legalHoldId.parse(derivedId(origin.commandId));
      return dispatch(erasure, id, { type: 'PlaceLegalHold', personId: id, holdId, reason }, origin);
    },
    liftHold: async ({ params: { personId: id, holdId }, body: { reason }, origin, reader }) => {
      const { holds } = await stateOf(log, erasure, id);
      if (!holds.includes(holdId)) throw new NotFound(msg('This legal hold'));
      const act = { act: 'lift-legal-hold', subjectId: id, role: null, holdId } as const;
      return requestAct(services, act, reader.id, reason, origin);
    },
  });
};

function untouched(id: PersonId): ErasureRow {
  return {
    id,
    status: 'none',
    requestedBy: null,
    requestedAt: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    refusal: null,
    erasedAt: null,
    keysDestroyed: null,
    holds: [],
    changedAt: '',
  };
}

function namedIn({ id, requestedBy, decidedBy, holds }: ErasureRow): string[] {
  const others = [requestedBy, decidedBy, ...holds.flatMap(({ placedBy, liftedBy }) => [placedBy, liftedBy])];
  return [id, ...others.filter((one) => one !== null)];
}

function viewOf(
  row: ErasureRow,
  { departedOn, objection }: Pick<ErasureView, 'departedOn' | 'objection'>,
  names: ReadonlyMap<string, string>,
  now: string,
): ErasureView {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? 'Somebody'));
  const { status, requestedBy, holds } = row;
  // Hired again after the erasure, and left again.
  const hasNewWords =
    status === 'erased' && departedOn !== null && departedOn >= (row.erasedAt ?? '').slice(0, 10);
  const isOpen = status === 'none' || status === 'refused' || status === 'requested';
  const isExpired = status === 'requested' && row.requestedAt !== null && expiryOf(row.requestedAt) <= now;
  const isWaiting = status === 'requested' && !isExpired;
  const isHeld = holds.some(({ liftedAt }) => liftedAt === null);
  return {
    ...row,
    name: nameOf(row.id) ?? '',
    departedOn,
    isExpired,
    objection: isWaiting ? objection : null,
    requestedByName: nameOf(requestedBy),
    decidedByName: nameOf(row.decidedBy),
    holds: holds.map((hold) => ({
      ...hold,
      placedByName: nameOf(hold.placedBy) ?? '',
      liftedByName: nameOf(hold.liftedBy),
    })),
    allowed: {
      request: departedOn !== null && (status === 'none' || status === 'refused' || isExpired || hasNewWords),
      approve: isWaiting && objection === null && !isHeld,
      refuse: status === 'requested',
      hold: isOpen,
    },
  };
}
