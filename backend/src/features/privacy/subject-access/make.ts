import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SubjectAccessId } from '@annals/contracts/features/privacy/ids';
import type { SubjectAccessEvent } from '@annals/contracts/features/privacy/subject-access-events';
import { SUBJECT_ACCESS_DAYS } from '@annals/contracts/features/privacy/subject-access-views';
import { languageOf } from '@annals/projections/features/people/queries';
import { whoLeft } from '@annals/projections/features/privacy/queries';
import { recordsConcerning } from '@annals/projections/features/privacy/subject-access-queries';
import { writeArchive, type WrittenArchive } from '../../../platform/archives/archive';
import { makeArchive } from '../../../platform/archives/make';
import type { Archive } from '../../../platform/archives/archive-writer';
import { inLanguage } from '../../../platform/language/spoken';
import { untilShown } from '../../../platform/queue/not-yet';
import { derivedId } from '../../../platform/commands/derived-id';
import type { Services } from '../../../platform/services/services';
import { subjectAccessFiles, type SubjectAccessOptions } from './bundle';
import { standingOf } from './collect';
import { subjectAccess } from './decider';

const ACTOR = { id: 'system:privacy', role: 'system' } as const;

/** Makes an archive of everything about a person that was asked for, unless that was given up. @throws see {@link makeArchive} */
export async function makeSubjectAccess(services: Services, id: SubjectAccessId): Promise<void> {
  const { log, dispatch, feed } = services;
  const [first, ...since] = (await log.readStream(
    `${subjectAccess.category}-${id}`,
  )) as readonly SubjectAccessEvent[];
  if (first?.type !== 'SubjectAccessRequested') return;
  if (since.some(({ type }) => type === 'SubjectAccessFailed')) return;
  const { personId, requestedBy } = first.data;
  const requestedAt = first.metadata.occurredAt;
  const origin = (step: string) => ({
    actor: ACTOR,
    commandId: derivedId('subject-access', id, step),
    correlationId: first.metadata.correlationId,
    causationId: first.id,
  });
  await makeArchive(
    services,
    { id, askedForAt: requestedAt, days: SUBJECT_ACCESS_DAYS, about: personId },
    async (target) => {
      // What is missing in the index would be missing in the archive: it is tried again.
      await untilShown(feed, ['event_index', 'people'], first.position);
      const about = { id, personId, requestedBy, requestedAt };
      const { events, archive } = await writeSubjectAccess(services, about, first.position, target);
      await target.finish();
      await dispatch(
        subjectAccess,
        id,
        { type: 'FinishSubjectAccess', events, ...archive },
        origin('finish'),
      );
    },
    (problem) => dispatch(subjectAccess, id, { type: 'FailSubjectAccess', problem }, origin('fail')),
  );
}

/** Writes the archive of everything about a person, as it was known up to a position. */
export async function writeSubjectAccess(
  services: Pick<
    Services,
    'features' | 'log' | 'readModels' | 'userAuth' | 'sessionStore' | 'pictures' | 'clock'
  >,
  about: Omit<SubjectAccessOptions['about'], 'madeAt'>,
  until: bigint,
  to: Pick<Archive, 'write' | 'progress'>,
): Promise<{ events: number; archive: WrittenArchive }> {
  const { readModels, clock } = services;
  const { personId, requestedBy } = about;
  const records = await recordsConcerning(readModels, personId, until);
  const total = records.reduce((sum, { eventIds }) => sum + eventIds.length, 0);
  await to.progress(0, total);
  let events = 0;
  const madeAt = clock();
  // It is for the person, though an administrator may have asked for it.
  const language =
    (await languageOf(readModels, personId)) ?? (await languageOf(readModels, requestedBy)) ?? 'en';
  const files = subjectAccessFiles({
    services,
    whose: {
      personId,
      isForAdministratorAlone: requestedBy !== personId && (await isHere(services, personId)),
    },
    standing: await inLanguage(language, () => standingOf(services, personId)),
    records,
    about: { ...about, madeAt: madeAt.toISOString() },
    onProgress: (looked, given) => {
      events = given;
      return to.progress(looked, total);
    },
  });
  const archive = await inLanguage(language, () => writeArchive(files, madeAt, (piece) => to.write(piece)));
  return { events, archive };
}

async function isHere({ readModels }: Pick<Services, 'readModels'>, id: PersonId): Promise<boolean> {
  return (await whoLeft(readModels, [id])).get(id)?.departedOn === null;
}
