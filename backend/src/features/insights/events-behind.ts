import type { Evidence, EvidenceEvent } from '@annals/contracts/features/insights/evidence';
import { eventsIn, type EventBehind } from '@annals/projections/features/insights/events-behind';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { Change } from './changes';
import type { FoundEvidence, RestsOn } from './rule';

/** What is found, with the events it rests on: they are looked up for all of it at once, and only for what is about to be written. */
export async function withEvents(
  readModels: ReadModels,
  changes: readonly Change<FoundEvidence>[],
): Promise<Change[]> {
  const rests = changes.flatMap(({ command }) =>
    command.type === 'GenerateInsight' ? command.evidence.flatMap(({ restsOn = [] }) => restsOn) : [],
  );
  const events = await eventsIn(
    readModels,
    [...new Set(rests.map(({ stream }) => stream))],
    [...new Set(rests.flatMap(({ types }) => types))],
  );
  return changes.map(({ command, ...ofWhom }) => {
    if (command.type !== 'GenerateInsight') return { ...ofWhom, command };
    const evidence = command.evidence.map((found) => named(found, events));
    const eventIds = [...new Set(evidence.flatMap((figure) => figure.events ?? []).map(({ id }) => id))];
    return { ...ofWhom, command: { ...command, evidence, ...(eventIds.length > 0 && { eventIds }) } };
  });
}

function named(
  { restsOn, ...figure }: FoundEvidence,
  events: ReadonlyMap<string, readonly EventBehind[]>,
): Evidence {
  const behind = (restsOn ?? []).flatMap((one) => eventsOf(one, events.get(one.stream) ?? []));
  return behind.length === 0 ? figure : { ...figure, events: behind };
}

function eventsOf({ types, path, at }: RestsOn, inStream: readonly EventBehind[]): EvidenceEvent[] {
  const wanted = inStream.filter(({ type }) => (types as readonly string[]).includes(type));
  const chosen = at ? wanted.filter(({ occurredAt }) => at.includes(occurredAt)) : wanted.slice(-1);
  return chosen.map(({ id, type, stream, position, occurredAt }) => ({
    id,
    type,
    stream,
    position: String(position),
    at: occurredAt,
    path,
  }));
}
