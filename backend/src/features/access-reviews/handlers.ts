import { ACCESS_KIND_NAMES } from '@annals/contracts/access-kinds';
import { MOST_OPEN_REVIEWS, UNANSWERED } from '@annals/contracts/features/access-reviews/constants';
import {
  accessReviewId,
  type AccessItemId,
  type AccessReviewId,
} from '@annals/contracts/features/access-reviews/ids';
import { accessReviewRoutes } from '@annals/contracts/features/access-reviews/routes';
import type {
  AccessItemView,
  AccessReviewRow,
  AccessReviewView,
} from '@annals/contracts/features/access-reviews/views';
import { dayIn } from '@annals/contracts/kernel/local-time';
import { msg, t } from '@annals/contracts/kernel/text';
import type { Page } from '@annals/projections/engine/page';
import type { Reader } from '@annals/projections/engine/scope';
import {
  accessReviewOf,
  accessReviewsOf,
  accessReviewsUnderWay,
  itemsOfReview,
  itemsToAnswer,
  type NamedItem,
} from '@annals/projections/features/access-reviews/queries';
import { namesOf } from '@annals/projections/features/people/queries';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { carryOutWithdrawal } from './carry-out';
import { accessReview, refusalOf, type AccessAnswer, type AccessReviewState } from './decider';
import { NothingToReview, NotIndependent, TooManyReviews } from './errors';
import { isIndependent } from './independence';
import { itemIn } from './items';
import { previewOf } from './listing';
import { sourceOf } from './sources';

export const accessReviewHandlers = (services: Services) => {
  const { log, dispatch, readModels, clock, logger, zones } = services;

  const shownReviews = async (
    rows: readonly AccessReviewRow[],
    { role }: Reader,
  ): Promise<AccessReviewView[]> => {
    const names = await namesOf(
      readModels,
      rows.flatMap(({ startedBy, closedBy }) => [startedBy, closedBy]).filter((id) => id !== null),
    );
    const today = dayIn(zones.organization, clock());
    return rows.map(({ remindedOf: _, ...row }) => {
      const unanswered = row.items - row.confirmed - row.withdrawn - row.noLongerHeld;
      return {
        ...row,
        startedByName: names.get(row.startedBy) ?? '',
        closedByName: row.closedBy && (names.get(row.closedBy) ?? ''),
        unanswered,
        isOverdue: row.status === 'open' && row.dueOn < today,
        allowed: { close: row.status === 'open' && role === 'admin' },
      };
    });
  };

  const mayAnswer = ({ status, reviewerId, holderId, madeById }: NamedItem, { id, role }: Reader) =>
    UNANSWERED.includes(status) &&
    (reviewerId === null ? role === 'admin' : reviewerId === id) &&
    holderId !== id &&
    madeById !== id;

  const shownItems = async (
    { rows, next }: Page<NamedItem>,
    reader: Reader,
    isOpen = true,
  ): Promise<Page<AccessItemView>> => {
    const ids = rows.flatMap((row) => [row.holderId, row.madeById, row.reviewerId, row.answeredBy]);
    const names = await namesOf(
      readModels,
      ids.filter((id) => id !== null),
    );
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
    const shown = rows.map(async ({ sortedBy: _, ...row }): Promise<AccessItemView> => {
      const mine = isOpen && mayAnswer({ ...row, sortedBy: '' }, reader);
      const confirm = mine && (await isIndependent(services, row, reader.id));
      return {
        ...row,
        holderName: nameOf(row.holderId),
        madeByName: nameOf(row.madeById),
        reviewerName: nameOf(row.reviewerId),
        answeredByName: nameOf(row.answeredBy),
        allowed: { confirm, withdraw: mine },
        objection: mine && !confirm ? new NotIndependent().message : null,
      };
    });
    return { rows: await Promise.all(shown), next };
  };

  const reviewed = async (reviewId: AccessReviewId) => {
    const row = await accessReviewOf(readModels, reviewId);
    if (!row) throw new NotFound(msg('This review'));
    return row;
  };

  /** An item as the log has it, and whether it is held now. Who may answer it is decided with it. */
  const itemOf = async (reviewId: AccessReviewId, itemId: AccessItemId) => {
    const review = await stateOf(log, accessReview, reviewId);
    const item = review.status === 'none' ? undefined : itemIn(review.items, itemId);
    if (!item) throw new NotFound(msg('This access'));
    return { item, isHeld: await sourceOf(services, item.kind).isHeld(item.ref) };
  };

  /** It is decided already: what fails now is done by the job. */
  const carryOut = (reviewId: AccessReviewId, itemId: AccessItemId) =>
    carryOutWithdrawal(services, reviewId, itemId).catch((error: unknown) =>
      logger.warn({ err: error, reviewId, itemId }, 'a withdrawal waits to be carried out'),
    );

  return routeHandlers(accessReviewRoutes, {
    list: async ({ reader, query }) => {
      const page = await accessReviewsOf(readModels, query);
      return { ...page, rows: await shownReviews(page.rows, reader) };
    },
    preview: ({ query: { kinds } }) => previewOf(services, kinds?.split(',') ?? ACCESS_KIND_NAMES),
    start: async ({ body, origin }) => {
      const reviewId = accessReviewId.parse(derivedId(origin.commandId, 'access review'));
      const others = (await accessReviewsUnderWay(readModels)).filter(({ id }) => id !== reviewId);
      if (others.length >= MOST_OPEN_REVIEWS) throw new TooManyReviews();
      if ((await previewOf(services, body.kinds)).items === 0) throw new NothingToReview();
      return dispatch(accessReview, reviewId, { type: 'StartReview', reviewId, ...body }, origin);
    },
    own: async ({ reader, query }) => shownItems(await itemsToAnswer(readModels, reader, query), reader),
    one: async ({ reader, params: { reviewId } }) => {
      const [view] = await shownReviews([await reviewed(reviewId)], reader);
      if (!view) throw new NotFound(msg('This review'));
      return view;
    },
    items: async ({ reader, params: { reviewId }, query }) => {
      const { status } = await reviewed(reviewId);
      return shownItems(await itemsOfReview(readModels, reviewId, query), reader, status === 'open');
    },
    close: ({ params: { reviewId }, body: { reason }, origin }) =>
      dispatch(accessReview, reviewId, { type: 'CloseReview', reason }, origin),
    answer: async ({ reader, params: { reviewId }, body, origin }) => {
      const { answer, reason = '' } = body;
      const itemIds = [...new Set(body.itemIds)];
      const before = await stateOf(log, accessReview, reviewId);
      if (before.status === 'none') throw new NotFound(msg('This review'));
      const answers = await Promise.all(
        itemIds.map(async (itemId): Promise<AccessAnswer> => {
          const item = itemIn(before.items, itemId);
          const isHeld = item !== undefined && (await sourceOf(services, item.kind).isHeld(item.ref));
          if (answer === 'withdraw') return { type: 'WithdrawAccess', itemId, isHeld, reason };
          const independent = item !== undefined && (await isIndependent(services, item, reader.id));
          return { type: 'ConfirmAccess', itemId, isHeld, isIndependent: independent };
        }),
      );
      const done = await dispatch(accessReview, reviewId, { type: 'AnswerAccess', answers }, origin);
      for (const itemId of itemIds) await carryOut(reviewId, itemId);
      // As the log has it now, so that the same command sent again is told the same.
      const after = await stateOf(log, accessReview, reviewId);
      const refused = answers.flatMap((one) => {
        const detail = whyNot(one, after, reader);
        return detail === undefined ? [] : [{ itemId: one.itemId, detail }];
      });
      return { ...done, position: String(await log.head()), refused };
    },
    confirm: async ({ reader, params: { reviewId, itemId }, origin }) => {
      const { item, isHeld } = await itemOf(reviewId, itemId);
      const facts = { isHeld, isIndependent: await isIndependent(services, item, reader.id) };
      return dispatch(accessReview, reviewId, { type: 'ConfirmAccess', itemId, ...facts }, origin);
    },
    withdraw: async ({ params: { reviewId, itemId }, body: { reason }, origin }) => {
      const { isHeld } = await itemOf(reviewId, itemId);
      const command = { type: 'WithdrawAccess' as const, itemId, isHeld, reason };
      const answer = await dispatch(accessReview, reviewId, command, origin);
      await carryOut(reviewId, itemId);
      return { ...answer, position: String(await log.head()) };
    },
  });
};

/** Why an answer was not taken, or what it did not lead to. */
function whyNot(answer: AccessAnswer, state: AccessReviewState, reader: Reader): string | undefined {
  const item = state.status === 'none' ? undefined : itemIn(state.items, answer.itemId);
  if (item?.status === 'refused' && item.answer?.by === reader.id)
    return t('The rules do not allow it to be taken away now. It waits for an administrator, who sees why.');
  return refusalOf(answer, state, reader)?.message;
}
