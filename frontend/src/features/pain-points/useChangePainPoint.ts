import type { ChangePainPoint } from '@annals/contracts/features/pain-points/commands';
import { useChange } from '../../api/useChange';
import { usePainPointsChangeMutation } from './api';
import { changeTexts } from './change-texts';

/** Changes a pain point and says how it went: with a toast, and with the server's sentence when it refuses. */
export function useChangePainPoint(painPointId: string) {
  const [send] = usePainPointsChangeMutation();
  return useChange((change: ChangePainPoint) => send({ painPointId, ...change }).unwrap(), {
    ...changeTexts,
    done: ({ status }) => changeTexts.done[status],
  });
}
