import { subjectAccessId } from '@annals/contracts/kernel/ids';
import type { SubjectAccessEvent } from '@annals/contracts/privacy/subject-access-events';
import { unfinishedSubjectAccesses } from '@annals/projections/privacy/subject-access-queries';
import { z } from 'zod';
import type { Policy } from '../../jobs/policy';
import type { JobHandlers, JobQueue } from '../../jobs/queue';
import type { Services } from '../../services';
import { ArchiveWorkshop } from '../../archives/workshop';
import { makeSubjectAccess } from './make';

const MAKE = 'make-subject-access';
const SWEEP = 'sweep-subject-access';
const SWEEP_EVERY_MS = 60_000;
const wanted = z.object({ accessId: subjectAccessId });

/** An archive that is asked for is made at once. */
export function subjectAccessPolicy(queue: JobQueue): Policy {
  return {
    name: 'subject-access',
    react: async (event) => {
      const { type, data } = event as SubjectAccessEvent;
      if (type === 'SubjectAccessRequested')
        await queue.add(MAKE, `${MAKE}-${data.accessId}`, { accessId: data.accessId });
    },
  };
}

export function subjectAccessJobs(services: Services): JobHandlers {
  return {
    [MAKE]: (data) => makeSubjectAccess(services, wanted.parse(data).accessId),
    [SWEEP]: async () => {
      for (const id of await unfinishedSubjectAccesses(services.readModels))
        await makeSubjectAccess(services, id);
      await new ArchiveWorkshop(services.pool).sweep();
    },
  };
}

/** Keeps looking for archives whose making was interrupted, and for those whose time is over. */
export function sweepSubjectAccess(queue: JobQueue): Promise<void> {
  return queue.repeat(SWEEP, SWEEP_EVERY_MS);
}
