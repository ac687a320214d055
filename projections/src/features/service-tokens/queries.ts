import { serviceTokenRow, type ServiceTokenRow } from '@annals/contracts/features/service-tokens/views';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { rowsOf } from '@annals/event-store/postgres/rows';
import type { ReadModels } from '../../engine/connections';

const ENDED_SHOWN_MS = 30 * 86_400_000;

/** The tokens of a person, newest first. */
export function tokensOf(db: ReadModels, ownerId: PersonId): Promise<ServiceTokenRow[]> {
  return rowsOf(
    serviceTokenRow,
    db('service_tokens').where({ ownerId }).orderBy('madeAt', 'desc').limit(200),
  );
}

/** The tokens of a person, or those that are nobody's, that can still be used. */
export function workingTokens(
  db: ReadModels,
  ownerId: PersonId | null,
  now: Date,
): Promise<ServiceTokenRow[]> {
  return rowsOf(
    serviceTokenRow,
    db('service_tokens')
      .where({ ownerId })
      .whereNot('state', 'revoked')
      .where('expiresAt', '>', now.toISOString()),
  );
}

/** Every token that works, of people and of service accounts. */
export function everyWorkingToken(db: ReadModels, now: Date): Promise<ServiceTokenRow[]> {
  return rowsOf(
    serviceTokenRow,
    db('service_tokens').where({ state: 'active' }).where('expiresAt', '>', now.toISOString()).orderBy('id'),
  );
}

/** What administrators look after: tokens that wait or work, and those that ended or ran out within a month; newest first. */
export function tokensToLookAfter(db: ReadModels, now: Date): Promise<ServiceTokenRow[]> {
  const since = new Date(now.getTime() - ENDED_SHOWN_MS).toISOString();
  return rowsOf(
    serviceTokenRow,
    db('service_tokens')
      .where('expiresAt', '>', since)
      .where((either) => void either.whereNull('endedAt').orWhere('endedAt', '>', since))
      .orderBy('madeAt', 'desc')
      .limit(500),
  );
}
