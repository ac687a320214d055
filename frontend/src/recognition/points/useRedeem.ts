import { asApiError } from '../../api/api-error';
import { showFailure, showToast } from '../../toasts/toast-store';
import { useRewardsRedeemMutation } from '../api';
import { rewardTexts } from '../texts';

/** Asks for a reward and says how it went. */
export function useRedeem() {
  const [send, { isLoading }] = useRewardsRedeemMutation();

  const redeem = async (rewardId: string): Promise<void> => {
    try {
      await send({ rewardId }).unwrap();
      showToast({ title: rewardTexts.done, description: rewardTexts.doneSentence });
    } catch (failure) {
      const error = asApiError(failure);
      if (error.status !== 401) showFailure(rewardTexts.failedToRedeem, error.detail);
    }
  };

  return { redeem, isPending: isLoading };
}
