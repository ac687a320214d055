import type { ChangeTimeOff } from '@annals/contracts/features/time-off/commands';
import type { TimeOffRequestId } from '@annals/contracts/features/time-off/ids';
import { useChange } from '../../api/useChange';
import { useTimeOffChangeMutation } from './api';
import { changeTexts } from './texts';

/** Changes a request and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangeTimeOff(requestId: TimeOffRequestId) {
  const [send] = useTimeOffChangeMutation();
  return useChange((change: ChangeTimeOff) => send({ requestId, ...change }).unwrap(), changeTexts);
}
