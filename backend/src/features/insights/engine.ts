import type { Thresholds } from '@annals/contracts/features/insights/rules';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { ByPerson } from '@annals/projections/features/insights/inputs/by-person';
import type { Recipient } from '@annals/projections/features/insights/recipients';
import { thresholdsNow } from '@annals/projections/features/insights/rules';
import { rememberedInsights } from '@annals/projections/features/insights/standing';
import type { ReadModels } from '@annals/projections/engine/connections';
import type { Actor } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import type { TimeZones } from '../../platform/kernel/time-zones';
import type { Services } from '../../platform/services/services';
import { changesFor, type Change } from './changes';
import { insight } from './decider';
import { withEvents } from './events-behind';
import type { Finding, RunnableRule } from './rule';
import { RULES } from './rules/all';

const ALEX: Actor = { id: 'system:alex', role: 'system' };

/** What has to change for these people, by every rule. Reads a few rows for all of them together, never for one at a time. */
export async function judged(
  readModels: ReadModels,
  people: readonly Recipient[],
  now: Date,
  thresholds: Thresholds,
  /** Of those who have chosen none. */
  timeZone: string,
): Promise<Change[]> {
  const ids = people.map(({ id }) => id);
  const remembered = await rememberedInsights(readModels, ids, now);
  // One after the other: all at once they would take every connection from those who use the product meanwhile.
  const found: { readonly rule: RunnableRule; readonly findings: ByPerson<Finding> }[] = [];
  for (const rule of RULES)
    found.push({ rule, findings: await rule.find(readModels, people, now, thresholds, timeZone) });
  const changes = ids.flatMap((id) =>
    changesFor(
      id,
      found.map(({ rule, findings }) => ({ rule, finding: findings.get(id) ?? null })),
      remembered.get(id) ?? [],
      now,
    ),
  );
  return withEvents(readModels, changes);
}

/**
 * Judges these people and writes what has changed. Command ids are derived from the insight and the day, so whichever process does it, however often,
 * it is written once.
 * @param causes the event after which somebody is looked at, of those who are looked at after one
 * @returns how many insights were found or ended
 */
export async function judge(
  {
    readModels,
    dispatchMany,
    clock,
    zones,
  }: Pick<Services, 'readModels' | 'dispatchMany' | 'clock'> & {
    readonly zones: Pick<TimeZones, 'organization'>;
  },
  people: readonly Recipient[],
  causes: ReadonlyMap<PersonId, string> = new Map(),
): Promise<number> {
  if (people.length === 0) return 0;
  const now = clock();
  const changes = await judged(readModels, people, now, await thresholdsNow(readModels), zones.organization);
  const day = now.toISOString().slice(0, 10);
  await dispatchMany(
    insight,
    changes.map(({ insightId, personId, command }) => ({
      id: insightId,
      command,
      origin: {
        actor: ALEX,
        commandId: derivedId('alex', command.type, insightId, day),
        causationId: causes.get(personId),
      },
    })),
  );
  return changes.length;
}
