import { createHmac, hkdfSync } from 'node:crypto';
import type { KeyedId } from '@annals/projections/features/wellbeing/queries';

/**
 * Ids for rows that must not lead back to whose they are. They follow from the secret of the installation, which is in no database, and
 * change with it: nothing keeps them.
 * @param secret as long as a session secret
 */
export function keyedIds(secret: string): KeyedId {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'annals keyed ids v1', 32));
  return (id) => createHmac('sha256', key).update(id).digest('hex').slice(0, 32);
}
