import {
  performanceReviewId,
  type PerformanceReviewId,
} from '@annals/contracts/features/performance-reviews/ids';
import { performanceReviewRoutes } from '@annals/contracts/features/performance-reviews/routes';
import {
  managerOf,
  performanceReviewFor,
  performanceReviewsFor,
} from '@annals/projections/features/performance-reviews/queries';
import { msg } from '@annals/contracts/kernel/text';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyFor } from '../../platform/commands/history-page';
import { dayOf, withTheirToday } from '../../platform/kernel/time-zones';
import type { Services } from '../../platform/services/services';
import { allowedTo } from './allowed';
import { performanceReview } from './decider';
import { historyOf } from './history';
import { placeForReview } from './place-for-review';
import type { PerformanceReviewCommand } from './performance-review';

export const performanceReviewHandlers = ({ readModels, zones, log, dispatch, clock }: Services) => {
  const to = (id: PerformanceReviewId, command: PerformanceReviewCommand, origin: CommandOrigin) =>
    dispatch(performanceReview, id, command, origin);

  return routeHandlers(performanceReviewRoutes, {
    list: async ({ reader, query }) => {
      const { rows, next } = await performanceReviewsFor(readModels, reader, query);
      return { rows: await withTheirToday(zones, rows, ({ employeeId }) => employeeId, clock()), next };
    },
    one: async ({ reader, params }) => {
      const found = await performanceReviewFor(readModels, reader, params.reviewId);
      if (!found) throw new NotFound(msg('This review'));
      const today = await dayOf(zones, found.employeeId, clock());
      return { ...found, today, allowed: allowedTo(reader, found, today) };
    },
    history: async ({ reader, params, query }) => {
      const found = await performanceReviewFor(readModels, reader, params.reviewId);
      if (!found) throw new NotFound(msg('This review'));
      return historyFor({ log, readModels }, performanceReview, params.reviewId, query, (events, names) =>
        historyOf(events, reader.id, names),
      );
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
