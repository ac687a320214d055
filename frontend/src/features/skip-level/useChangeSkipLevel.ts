import type { ChangeSkipLevel } from '@annals/contracts/features/skip-level/commands';
import type { Seen } from '../../api/seen';
import { useChange } from '../../api/useChange';
import { useSkipLevelChangeMutation } from './api';
import { changeTexts } from './texts';

/** Changes a skip-level meeting and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeSkipLevel(meetingId: string) {
  const [send] = useSkipLevelChangeMutation();
  return useChange((change: ChangeSkipLevel & Seen) => send({ meetingId, ...change }).unwrap(), changeTexts);
}
