import { isDeepStrictEqual } from 'node:util';
import { eventDefinitions } from '@annals/contracts/events';
import { auditRoutes } from '@annals/contracts/features/audit/routes';
import { auditSampleId, savedSearchId } from '@annals/contracts/features/audit/ids';
import { viewsOfPerson } from '@annals/projections/features/audit/data-access';
import { eventPage, facetsOf, histogramOf } from '@annals/projections/features/audit/explorer';
import { peopleCalled, recordOf, recordsOf, type Until } from '@annals/projections/features/audit/records';
import {
  draw,
  eventsById,
  indexedUntil,
  MOST_POPULATION,
  sampleOf,
  samplesFor,
  searchesOf,
} from '@annals/projections/features/audit/samples';
import { namesOf } from '@annals/projections/features/people/queries';
import { msg } from '@annals/contracts/kernel/text';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { historyPage } from '../../platform/commands/history-page';
import type { Services } from '../../platform/services/services';
import { TooManyToDraw } from './errors';
import { eventDetail } from './event-detail';
import { open, opened } from './opening';
import { recordHistory } from './tell-record';
import { peopleOf, recordAsOf, recordsAsOf } from './replay';
import { auditSample, savedSearch } from './saved-search-decider';

/** The declared types, by name. */
const DECLARED = eventDefinitions
  .map(({ type, category, description }) => ({ type, feature: category, description }))
  .sort((one, other) => one.type.localeCompare(other.type));

export const auditHandlers = (services: Services) => {
  const { readModels, log, dispatch, clock } = services;
  const record = async (stream: string) => {
    const found = await recordOf(readModels, stream);
    if (!found) throw new NotFound(msg('This record'));
    return found;
  };
  const untilOf = (asked: {
    position?: string | undefined;
    moment?: string | undefined;
    clock: 'happened' | 'recorded';
  }): Until =>
    asked.position !== undefined
      ? { by: 'position', position: asked.position }
      : { by: asked.clock, moment: asked.moment ?? clock().toISOString() };
  return routeHandlers(auditRoutes, {
    events: ({ query: { older, newer, limit, ...filter } }) =>
      eventPage(readModels, filter, { older, newer, limit }),
    facets: ({ query }) => facetsOf(readModels, query),
    histogram: ({ query }) => histogramOf(readModels, query),
    eventTypes: async () => DECLARED,
    event: async ({ params }) => {
      const detail = await eventDetail(services, params.eventId);
      if (!detail) throw new NotFound(msg('This event'));
      return detail;
    },
    people: ({ query }) => peopleCalled(readModels, query),
    record: ({ params }) => record(params.stream),
    recordHistory: async ({ params: { stream }, query }) => {
      await record(stream);
      const events = await log.readStream(stream);
      return historyPage(
        recordHistory(services.features, stream, events, await namesOf(readModels, peopleOf(events))),
        query,
      );
    },
    recordAsOf: async ({ params: { stream }, query }) => {
      await record(stream);
      return recordAsOf(services.features, log, readModels, stream, untilOf(query));
    },
    listAsOf: async ({ params: { feature }, query }) => {
      const until = untilOf(query);
      const { rows, next } = await recordsOf(readModels, feature, until, query);
      return { rows: await recordsAsOf(services.features, log, readModels, rows, until), next };
    },
    openSensitive: ({ body, origin }) => open(services, body, origin),
    opened: ({ params, reader }) => opened(services, params.viewId, reader.id),
    ownViews: ({ reader, query }) => viewsOfPerson(readModels, reader.id, query),
    searches: ({ reader }) => searchesOf(readModels, reader.id),
    saveSearch: ({ body, origin }) => {
      const searchId = savedSearchId.parse(derivedId(origin.commandId));
      return dispatch(savedSearch, searchId, { type: 'SaveSearch', searchId, ...body }, origin);
    },
    renameSearch: ({ params, body, origin }) =>
      dispatch(savedSearch, params.searchId, { type: 'RenameSearch', ...body }, origin),
    removeSearch: ({ params, origin }) =>
      dispatch(savedSearch, params.searchId, { type: 'RemoveSearch' }, origin),
    samples: ({ query }) => samplesFor(readModels, query),
    sample: async ({ params }) => {
      const sample = await sampleOf(readModels, params.sampleId);
      if (!sample) throw new NotFound(msg('This sample'));
      const [events, again] = await Promise.all([
        eventsById(readModels, sample.eventIds),
        draw(readModels, sample),
      ]);
      return { ...sample, events, isReproduced: isDeepStrictEqual(again.eventIds, sample.eventIds) };
    },
    drawSample: async ({ body, origin }) => {
      const sampleId = auditSampleId.parse(derivedId(origin.commandId));
      const head = await indexedUntil(readModels);
      const drawn = await draw(readModels, { ...body, head });
      if (drawn.population > MOST_POPULATION) throw new TooManyToDraw(MOST_POPULATION);
      return dispatch(
        auditSample,
        sampleId,
        { type: 'DrawSample', sampleId, head, ...body, ...drawn },
        origin,
      );
    },
  });
};
