import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { accessItemId, type AccessReviewId } from '@annals/contracts/features/access-reviews/ids';
import type { AccessReviewPreview } from '@annals/contracts/features/access-reviews/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { administratorIds } from '@annals/projections/features/identity-providers/queries';
import { standings, type Standing } from '@annals/projections/features/people/structure';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import { untilShown } from '../../platform/queue/not-yet';
import type { AccessSource, HeldAccess } from '../../platform/services/access-source';
import type { Services } from '../../platform/services/services';
import { accessReview, AT_ONCE } from './decider';
import type { ListedAccess } from './items';
import { requireKinds } from './sources';

/** Who answers for something: its holder's manager; the administrators where there is none, or where it opens much. */
function reviewOf(
  { holderId, asRole }: HeldAccess,
  people: ReadonlyMap<PersonId, Standing>,
): Pick<ListedAccess, 'isPrivileged' | 'reviewerId'> {
  const holder = holderId === null ? undefined : people.get(holderId);
  const opensMuch = [asRole, holder?.role ?? null].some((role) => role !== null && isPrivileged(role));
  const managerId = holder?.managerId ?? null;
  const manager = managerId === null ? undefined : people.get(managerId);
  const worksHere = manager !== undefined && manager.departedOn === null;
  return { isPrivileged: opensMuch, reviewerId: worksHere && !opensMuch ? manager.id : null };
}

/** Everything of some kinds that is held now, with who answers for it. Of people who left nothing is listed. */
async function listed(services: Services, sources: readonly AccessSource[], reviewId: string) {
  const all = await standings(services.readModels);
  const people = new Map(all.map((one) => [one.id, one]));
  const items: ListedAccess[] = [];
  for (const source of sources)
    for (const access of await source.held()) {
      const holder = access.holderId === null ? undefined : people.get(access.holderId);
      if (access.holderId !== null && holder?.departedOn !== null) continue;
      const itemId = accessItemId.parse(derivedId('access item', reviewId, source.kind, access.ref));
      items.push({ itemId, kind: source.kind, ...access, ...reviewOf(access, people) });
    }
  return items;
}

/** What a review would list if it were started now. @throws UnknownKind */
export async function previewOf(services: Services, kinds: readonly string[]): Promise<AccessReviewPreview> {
  const sources = requireKinds(services, kinds);
  const items = await listed(services, sources, 'preview');
  const administrators = await administratorIds(services.readModels);
  const shared = items.filter(({ reviewerId }) => reviewerId === null);
  const forNobody = shared.filter(({ holderId, madeById }) =>
    administrators.every((id) => id === holderId || id === madeById),
  );
  const managers = new Set(items.flatMap(({ reviewerId }) => (reviewerId === null ? [] : [reviewerId])));
  return {
    kinds: sources.map(({ kind }) => ({ kind, items: items.filter((one) => one.kind === kind).length })),
    items: items.length,
    managers: managers.size,
    forAdministrators: shared.length,
    forNobody: forNobody.length,
  };
}

/** Lists what there is to review, and asks the reviewers. Doing it twice is harmless: what is listed already stays as it is. */
export async function listReview(services: Services, reviewId: AccessReviewId): Promise<void> {
  const { log, dispatch, feed, readModels } = services;
  const review = await stateOf(log, accessReview, reviewId);
  if (review.status !== 'listing') return;
  const sources = requireKinds(services, review.kinds);
  await untilShown(feed, ['people', ...sources.flatMap(({ reads }) => reads)], await log.head());
  const items = await listed(services, sources, reviewId);
  const origin = (...step: readonly string[]): CommandOrigin => ({
    actor: { id: 'system:access-reviews', role: 'system' },
    commandId: derivedId('access review', reviewId, ...step),
    correlationId: reviewId,
  });
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const part = items.slice(start, start + AT_ONCE);
    const ids = part.map(({ itemId }) => itemId).join();
    await dispatch(accessReview, reviewId, { type: 'ListAccess', items: part }, origin('list', ids));
  }
  const complete = { type: 'CompleteListing' as const, administratorIds: await administratorIds(readModels) };
  await dispatch(accessReview, reviewId, complete, origin('listed'));
}
