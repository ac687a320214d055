import { legalHoldId, type PersonId } from '@annals/contracts/kernel/ids';
import { privacyRoutes } from '@annals/contracts/privacy/routes';
import type { ErasureRow, ErasureView } from '@annals/contracts/privacy/views';
import type { Reader } from '@annals/projections/kernel/scope';
import { namesOf } from '@annals/projections/people/queries';
import { administratorsBesides } from '@annals/projections/people/structure';
import { erased, erasureOf, erasuresOf, whoLeft } from '@annals/projections/privacy/queries';
import { derivedId } from '../kernel/derived-id';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import type { Services } from '../services';
import { erasure } from './erasure';
import { erasureListText } from './erasure-list';

export const privacyDoors = ({ readModels, dispatch, seal }: Services) => {
  const mustExist = async (id: PersonId) => {
    const found = (await whoLeft(readModels, [id])).get(id);
    if (!found) throw new NotFound('This person');
    return found;
  };

  const viewsOf = async (rows: readonly ErasureRow[], reader: Reader): Promise<ErasureView[]> => {
    const left = await whoLeft(
      readModels,
      rows.map(({ id }) => id),
    );
    const names = await namesOf(readModels, rows.flatMap(namedIn));
    return rows.map((row) => viewOf(row, left.get(row.id)?.departedOn ?? null, names, reader));
  };

  return doors(privacyRoutes, {
    list: async ({ reader, query }) => {
      const page = await erasuresOf(readModels, query);
      return { ...page, rows: await viewsOf(page.rows, reader) };
    },
    one: async ({ reader, params: { personId: id } }) => {
      await mustExist(id);
      const row = (await erasureOf(readModels, id)) ?? untouched(id);
      const [view] = await viewsOf([row], reader);
      if (!view) throw new NotFound('This person');
      return view;
    },
    signedList: async () => {
      const people = await erased(readModels);
      return { note: await seal.sign(erasureListText(people)), count: people.length };
    },
    request: async ({ params: { personId: id }, body: { reason }, origin, reader }) => {
      const hasLeft = (await mustExist(id)).departedOn !== null;
      const approverIds = await administratorsBesides(readModels, reader.id);
      const command = { type: 'RequestErasure' as const, personId: id, reason, hasLeft, approverIds };
      return dispatch(erasure, id, command, origin);
    },
    approve: async ({ params: { personId: id }, origin }) => {
      await mustExist(id);
      return dispatch(erasure, id, { type: 'ApproveErasure', personId: id }, origin);
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
    liftHold: async ({ params: { personId: id, holdId }, body: { reason }, origin }) => {
      await mustExist(id);
      return dispatch(erasure, id, { type: 'LiftLegalHold', personId: id, holdId, reason }, origin);
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
  departedOn: string | null,
  names: ReadonlyMap<string, string>,
  reader: Reader,
): ErasureView {
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? 'Somebody'));
  const { status, requestedBy, holds } = row;
  const isOpen = status === 'none' || status === 'refused' || status === 'requested';
  const isHeld = holds.some(({ liftedAt }) => liftedAt === null);
  return {
    ...row,
    name: nameOf(row.id) ?? '',
    departedOn,
    requestedByName: nameOf(requestedBy),
    decidedByName: nameOf(row.decidedBy),
    holds: holds.map((hold) => ({
      ...hold,
      placedByName: nameOf(hold.placedBy) ?? '',
      liftedByName: nameOf(hold.liftedBy),
    })),
    allowed: {
      request: departedOn !== null && (status === 'none' || status === 'refused'),
      approve: status === 'requested' && requestedBy !== reader.id && !isHeld,
      refuse: status === 'requested',
      hold: isOpen,
    },
  };
}
