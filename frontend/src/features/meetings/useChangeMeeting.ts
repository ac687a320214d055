import type { ChangeMeeting } from '@annals/contracts/features/meetings/commands';
import type { Seen } from '../../api/seen';
import { useChange } from '../../api/useChange';
import { useMeetingsChangeMutation } from './api';
import { changeTexts } from './texts';

/** Changes a meeting and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeMeeting(meetingId: string) {
  const [send] = useMeetingsChangeMutation();
  return useChange((change: ChangeMeeting & Seen) => send({ meetingId, ...change }).unwrap(), changeTexts);
}
