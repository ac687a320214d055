import { personId } from '@annals/contracts/kernel/ids';
import { z } from 'zod';
import type { Policy } from '../../../platform/jobs/policy';
import type { JobHandlers, JobQueue } from '../../../platform/queue/queue';
import type { Services } from '../../../platform/services/services';

const REMOVE = 'remove-replaced-pictures';
/** A page that was read before, and a backup that is being written, may still name the one that was replaced. */
const REPLACED_FOR_MS = 60 * 60_000;

const concerned = z.object({ personId });

/** The file of a picture that was replaced is taken away. */
export function picturesPolicy(queue: JobQueue): Policy {
  return {
    name: 'pictures',
    react: async ({ id, type, data }) => {
      if (type === 'ProfilePictureChanged')
        await queue.add(REMOVE, `${REMOVE}-${id}`, concerned.parse(data), REPLACED_FOR_MS);
    },
  };
}

export function pictureJobs({ pictures }: Services): JobHandlers {
  return { [REMOVE]: (data) => pictures.removeReplaced(concerned.parse(data).personId) };
}
