import { performanceReviewId, type PerformanceReviewId } from '@annals/contracts/kernel/ids';
import { performanceReviewRoutes } from '@annals/contracts/performance-reviews/routes';
import {
  managerOf,
  performanceReviewFor,
  performanceReviewsFor,
} from '@annals/projections/performance-reviews/queries';
import { namesOf } from '@annals/projections/people/queries';
import type { CommandOrigin } from '../kernel/dispatch';
import { NotFound } from '../kernel/domain-error';
import { doors } from '../kernel/handlers';
import { peopleNamedIn } from '../kernel/history';
import type { Services } from '../services';
import { allowedTo } from './allowed';
import { performanceReview } from './decider';
import { historyOf } from './history';
import { placeForReview } from './place-for-review';
import type { PerformanceReviewCommand } from './performance-review';

export const performanceReviewDoors = ({ readModels, log, dispatch, clock }: Services) => {
  const to = (id: PerformanceReviewId, command: PerformanceReviewCommand, origin: CommandOrigin) =>
    dispatch(performanceReview, id, command, origin);

  return doors(performanceReviewRoutes, {
    list: ({ reader, query }) => performanceReviewsFor(readModels, reader, query),
    one: async ({ reader, params }) => {
      const found = await performanceReviewFor(readModels, reader, params.reviewId);
      if (!found) throw new NotFound('This review');
      return { ...found, allowed: allowedTo(reader, found, clock().toISOString()) };
    },
    history: async ({ reader, params }) => {
      const found = await performanceReviewFor(readModels, reader, params.reviewId);
      if (!found) throw new NotFound('This review');
      const events = await log.readStream(`${performanceReview.category}-${params.reviewId}`);
      return historyOf(events, reader.id, await namesOf(readModels, peopleNamedIn(events)));
    },
    open: async ({ body, origin }) => {
      const employeesManagerId = await managerOf(readModels, body.employeeId);
      const id = performanceReviewId.parse(await placeForReview(log, body, origin.commandId));
      return to(
        id,
        { type: 'OpenReview', reviewId: id, employeesManagerId: employeesManagerId ?? null, ...body },
        origin,
      );
    },
    selfAssess: ({ params, body, origin }) =>
      to(params.reviewId, { type: 'SubmitSelfAssessment', ...body }, origin),
    assess: ({ params, body, origin }) =>
      to(params.reviewId, { type: 'SubmitManagerAssessment', ...body }, origin),
    complete: ({ params, origin }) => to(params.reviewId, { type: 'CompleteReview' }, origin),
    change: ({ params, body, origin }) => to(params.reviewId, { type: 'ChangeReview', ...body }, origin),
  });
};
