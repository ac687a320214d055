import { review360Id, type Review360Id } from '@annals/contracts/features/reviews-360/ids';
import { review360Routes } from '@annals/contracts/features/reviews-360/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Reader } from '@annals/projections/engine/scope';
import { review360AnalyticsFor } from '@annals/projections/features/reviews-360/analytics';
import { surroundings360 } from '@annals/projections/features/reviews-360/people';
import {
  ownFeedback360For,
  ownReviews360,
  pendingFeedback360For,
  review360For,
  review360ResultsFor,
  reviews360For,
  type KnownReview,
} from '@annals/projections/features/reviews-360/queries';
import { msg } from '@annals/contracts/kernel/text';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import { dayOf, withTheirToday } from '../../platform/kernel/time-zones';
import type { Services } from '../../platform/services/services';
import { withAllowed } from './allowed';
import { review360 } from './decider';
import { NotYetApproved } from './errors';
import { historyOf, toldEvents } from './history';
import { placeForReview360 } from './place-for-review';
import type { Review360Command } from './review-360';

const reviewee = ({ revieweeId }: { readonly revieweeId: PersonId }) => revieweeId;

export const review360Handlers = ({ readModels, zones, log, dispatch, clock }: Services) => {
  const to = (id: Review360Id, command: Review360Command, origin: CommandOrigin) =>
    dispatch(review360, id, command, origin);
  const found = async (reader: Reader, id: Review360Id) => {
    const review = await review360For(readModels, reader, id);
    if (!review) throw new NotFound(msg('This review'));
    return review;
  };

  const allowed = async <Known extends KnownReview>(reader: Reader, reviews: readonly Known[]) => {
    const known = await withTheirToday(zones, reviews, reviewee, clock());
    return known.map((review) => withAllowed(reader, review));
  };

  return routeHandlers(review360Routes, {
    list: async ({ reader, query }) => {
      const { rows, next } = await reviews360For(readModels, reader, query);
      return { rows: await allowed(reader, rows), next };
    },
    mine: async ({ reader }) => allowed(reader, await ownReviews360(readModels, reader)),
    pending: async ({ reader }) =>
      withTheirToday(zones, await pendingFeedback360For(readModels, reader.id), reviewee, clock()),
    analytics: ({ reader }) => review360AnalyticsFor(readModels, reader),
    one: async ({ reader, params }) => {
      const review = await found(reader, params.reviewId);
      return withAllowed(reader, { ...review, today: await dayOf(zones, review.revieweeId, clock()) });
    },
    history: async ({ reader, params, query }) => {
      await found(reader, params.reviewId);
      return historyFor({ log, readModels }, review360, params.reviewId, query, (events, names) =>
        historyOf(toldEvents(events), names),
      );
    },
    ownFeedback: async ({ reader, params }) => {
      const own = await ownFeedback360For(readModels, reader.id, params.reviewId);
      if (own) return { ...own, today: await dayOf(zones, own.revieweeId, clock()) };
      // A person who sees the review is told what it waits for; nobody else learns that there is one.
      const review = await review360For(readModels, reader, params.reviewId);
      throw review?.status === 'draft' ? new NotYetApproved() : new NotFound(msg('This review'));
    },
    results: async ({ reader, params }) => {
      const results = await review360ResultsFor(readModels, reader, params.reviewId);
      if (!results) throw new NotFound(msg('These results'), 2);
      const { review, ...figures } = results;
      const { revieweeName, reviewPeriod, completedAt } = review;
      return {
        ...figures,
        reviewId: review.id,
        revieweeName,
        reviewPeriod,
        completedAt: completedAt ?? review.updatedAt,
      };
    },
    start: async ({ body, origin }) => {
      const { revieweeId, reviewPeriod, dueDate, reviewerIds } = body;
      const surroundings = await surroundings360(readModels, revieweeId, reviewerIds);
      const id = review360Id.parse(await placeForReview360(log, revieweeId, reviewPeriod, origin.commandId));
      const command = {
        type: 'StartReview360' as const,
        review360Id: id,
        employeeId: revieweeId,
        reviewPeriod,
        dueDate,
        surroundings,
      };
      return to(id, command, origin);
    },
    approve: ({ params, origin }) => to(params.reviewId, { type: 'ApproveReviewers' }, origin),
    change: async ({ reader, params, body, origin }) => {
      const { reviewerIds, ...changes } = body;
      const surroundings =
        reviewerIds &&
        (await surroundings360(readModels, (await found(reader, params.reviewId)).revieweeId, reviewerIds));
      return to(params.reviewId, { type: 'ChangeReview360', surroundings, ...changes }, origin);
    },
    submitFeedback: ({ params, body, origin }) =>
      to(params.reviewId, { type: 'SubmitFeedback', ...body }, origin),
    declineFeedback: ({ params, body, origin }) =>
      to(params.reviewId, { type: 'DeclineFeedback', ...body }, origin),
    release: ({ params, origin }) => to(params.reviewId, { type: 'ReleaseResults' }, origin),
  });
};
