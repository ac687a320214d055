import { changeOnboardingTask } from '@annals/contracts/features/onboarding/commands';
import { z } from 'zod';

/** How much of the video was watched, as it is typed; nothing need be said of it. */
export const markForm = z
  .object({ videoWatchTime: z.string() })
  .transform(({ videoWatchTime }) => ({
    done: true,
    ...(videoWatchTime.trim() !== '' && { videoWatchTime: Number(videoWatchTime) }),
  }))
  .pipe(changeOnboardingTask);
