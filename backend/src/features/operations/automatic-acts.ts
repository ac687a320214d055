import { AUTOMATIC_KIND_NAMES, type AutomaticKind } from '@annals/contracts/kernel/feature';
import { automaticTypes } from '@annals/contracts/automatic-kinds';
import { automaticActRoutes, type AutomaticAct } from '@annals/contracts/features/operations/automatic-acts';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import {
  automaticActs,
  indexedEvents,
  type IndexedAct,
} from '@annals/projections/features/audit/automatic-acts';
import { namesOf } from '@annals/projections/features/people/queries';
import { validate } from 'uuid';
import { z } from 'zod';
import { routeHandlers } from '../../platform/commands/handlers';
import { isConfidential } from './confidential';
import type { Services } from '../../platform/services/services';

/** Where events say what they were due for; none of these is personal. */
const dueIn = z.object({
  dueDate: z.string().optional(),
  scheduledAt: z.string().optional(),
  day: z.string().optional(),
  week: z.string().optional(),
});

export const automaticActHandlers = (services: Services) =>
  routeHandlers(automaticActRoutes, {
    list: async ({ query }) => {
      const { rows, next } = await automaticActs(services.readModels, query);
      return { rows: await told(services, rows), next };
    },
  });

/** Acts with their names and causes. The index finds them; why they happened is in the metadata of the events themselves. */
async function told({ log, readModels }: Services, acts: readonly IndexedAct[]): Promise<AutomaticAct[]> {
  const causeIds = acts.flatMap(({ causationId }) =>
    causationId !== null && validate(causationId) ? [causationId] : [],
  );
  const [names, causes, events] = await Promise.all([
    namesOf(
      readModels,
      acts.flatMap(({ people: [first] }) => (first === undefined ? [] : [first])),
    ),
    indexedEvents(readModels, causeIds),
    Promise.all(acts.map(({ position }) => eventAt(log, BigInt(position)))),
  ]);
  return acts.map(({ id, position, type, actorId, occurredAt, causationId, people }, index) => {
    const { metadata, data } = events[index] ?? {};
    const cause = causationId === null ? undefined : causes.get(causationId);
    const [personId = null] = people;
    const due = dueIn.safeParse(data).data;
    return {
      id,
      position: String(position),
      kind: kindOf(type),
      type,
      occurredAt,
      personId,
      personName: personId === null ? null : (names.get(personId) ?? null),
      actorId,
      policy: metadata?.policy ?? null,
      // That a mail follows from a reminder to those who have not answered would tell who has.
      cause: cause && !isConfidential(cause.type) ? { ...cause, position: String(cause.position) } : null,
      job: metadata?.job ?? null,
      attempt: metadata?.attempt === undefined ? null : Number(metadata.attempt),
      due: due?.dueDate ?? due?.scheduledAt ?? due?.day ?? due?.week ?? null,
    };
  });
}

async function eventAt(log: Services['log'], position: bigint): Promise<RecordedEvent | undefined> {
  const { events } = await log.readAll({ after: position - 1n, limit: 1 });
  return events.find((event) => event.position === position);
}

function kindOf(type: string): AutomaticKind {
  const kind = AUTOMATIC_KIND_NAMES.find((name) => automaticTypes(name).includes(type));
  if (!kind) throw new Error(`${type} is not among what is told of`);
  return kind;
}
