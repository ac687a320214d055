import type { PersonId, SubjectAccessId } from '@annals/contracts/kernel/ids';
import type { SubjectAccessEvent } from '@annals/contracts/privacy/subject-access-events';
import { SUBJECT_ACCESS_DAYS } from '@annals/contracts/privacy/subject-access-views';
import { whoLeft } from '@annals/projections/privacy/queries';
import { recordsConcerning } from '@annals/projections/privacy/subject-access-queries';
import { writeArchive, type WrittenArchive } from '../../archives/archive';
import { ArchiveWorkshop, TakenOver, type Workpiece } from '../../archives/workshop';
import { derivedId } from '../../kernel/derived-id';
import type { Services } from '../../services';
import { subjectAccessFiles, type SubjectAccessOptions } from './bundle';
import { standingOf } from './collect';
import { subjectAccess } from './subject-access';

const ACTOR = { id: 'system:privacy', role: 'system' } as const;
/** How long the read models may take to come to what was asked for. */
const CATCH_UP_MS = 30_000;

/** Makes an archive that was asked for, unless somebody is at it or it is made. Interrupted, it is made again from its beginning. */
export async function makeSubjectAccess(services: Services, id: SubjectAccessId): Promise<void> {
  const { log, pool, dispatch, feed } = services;
  const [first] = (await log.readStream(`${subjectAccess.category}-${id}`)) as readonly SubjectAccessEvent[];
  if (first?.type !== 'SubjectAccessRequested') return;
  const { personId, requestedBy } = first.data;
  // What is missing in the index would be missing in the archive: it is tried again.
  if (!(await feed.waitFor(['event_index', 'people'], first.position, CATCH_UP_MS)))
    throw new Error('The read models are behind what was asked for.');
  const workshop = new ArchiveWorkshop(pool);
  const workpiece = await workshop.take(id, { days: SUBJECT_ACCESS_DAYS, about: personId });
  if (!workpiece) return;
  try {
    const about = { id, personId, requestedBy, requestedAt: first.metadata.occurredAt };
    const { events, archive } = await writeSubjectAccess(services, about, first.position, workpiece);
    await workpiece.finish();
    await dispatch(
      subjectAccess,
      id,
      { type: 'FinishSubjectAccess', events, ...archive },
      {
        actor: ACTOR,
        commandId: derivedId('subject-access', id, 'finish'),
        correlationId: first.metadata.correlationId,
        causationId: first.id,
      },
    );
  } catch (error) {
    if (error instanceof TakenOver) return;
    await workshop.giveUp(id);
    throw error;
  }
}

/** Writes the archive of everything about a person, as it was known up to a position. */
export async function writeSubjectAccess(
  services: Pick<Services, 'log' | 'readModels' | 'userAuth' | 'sessionStore' | 'clock'>,
  about: Omit<SubjectAccessOptions['about'], 'madeAt'>,
  until: bigint,
  to: Pick<Workpiece, 'write' | 'progress'>,
): Promise<{ events: number; archive: WrittenArchive }> {
  const { readModels, clock } = services;
  const { personId, requestedBy } = about;
  const records = await recordsConcerning(readModels, personId, until);
  const total = records.reduce((sum, { eventIds }) => sum + eventIds.length, 0);
  await to.progress(0, total);
  let events = 0;
  const madeAt = clock();
  const files = subjectAccessFiles({
    services,
    whose: {
      personId,
      isForAdministratorAlone: requestedBy !== personId && (await isHere(services, personId)),
    },
    standing: await standingOf(services, personId),
    records,
    about: { ...about, madeAt: madeAt.toISOString() },
    onProgress: (looked, given) => {
      events = given;
      return to.progress(looked, total);
    },
  });
  const archive = await writeArchive(files, madeAt, (piece) => to.write(piece));
  return { events, archive };
}

async function isHere({ readModels }: Pick<Services, 'readModels'>, id: PersonId): Promise<boolean> {
  return (await whoLeft(readModels, [id])).get(id)?.departedOn === null;
}
