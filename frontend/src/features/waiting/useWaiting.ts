import type { AddressName } from '@annals/contracts/kernel/feature';
import { may } from '@annals/contracts/permissions';
import { useCurrentUser } from '../../session/current-user';
import { useWaitingCountsQuery } from './api';

/** How much waits for the reader on a screen. */
export function useWaiting(): (addresses: readonly AddressName[]) => number {
  const { role } = useCurrentUser();
  const { data } = useWaitingCountsQuery(undefined, { skip: !may(role, 'waiting:see-own') });
  return (addresses) => data?.find(({ screen }) => addresses.includes(screen))?.count ?? 0;
}
