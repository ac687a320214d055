import type { PersonId } from '@annals/contracts/kernel/ids';
import { scrubErased } from '@annals/projections/kernel/scrub';
import { projections } from '@annals/projections/projections';
import { ArchiveWorkshop } from '../archives/workshop';
import { derivedId } from '../kernel/derived-id';
import { stateOf } from '../kernel/state-of';
import type { Services } from '../services';
import { erasure } from './erasure';
import { erasureListIn, erasureListText, writeErasureList } from './erasure-list';

const ACTOR = { id: 'system:erasure', role: 'system' } as const;

type Needed = Pick<
  Services,
  'log' | 'dispatch' | 'pool' | 'userAuth' | 'sessionStore' | 'seal' | 'sealSettings' | 'erasureListFile'
>;

/**
 * Does an approved erasure: the key is destroyed, the account is gone, the rows of the read models are made anew without the words, and
 * only then is it recorded. Doing it twice is harmless: whoever was interrupted is followed by another.
 */
export async function erase(services: Needed, id: PersonId): Promise<void> {
  const { request } = await stateOf(services.log, erasure, id);
  if (request.status !== 'approved') return;
  let keysDestroyed = await forget(services, id);
  for (let since = 1; since > 0; keysDestroyed += since) {
    await scrubErased(services.pool, services.log, projections);
    // A job that had read the words before may have written some of them since, with a new key; an archive may have been finished.
    since = await services.log.destroyKeys(id);
    await new ArchiveWorkshop(services.pool).eraseAbout(id);
  }
  await services.dispatch(
    erasure,
    id,
    { type: 'RecordErasure', personId: id, keysDestroyed },
    { actor: ACTOR, commandId: derivedId('erase', id) },
  );
  await addToList(services, id, request);
}

/**
 * Erases again whom the signed list names, before anything opens: a backup that was restored may hold their keys, their rows, and a log
 * that knows nothing of their erasure yet.
 * @returns how many people had come back
 * @throws WrongConfiguration when the list cannot be believed
 */
export async function replayErasures(services: Omit<Needed, 'seal'>, file: string): Promise<number> {
  let back = 0;
  for (const { personId, requestedBy, approvedBy } of erasureListIn(file, services.sealSettings.secrets)) {
    // An older log may know nobody of that id: there is nothing to erase.
    if ((await services.log.readStream(`person-${personId}`)).length === 0) continue;
    const keysDestroyed = await forget(services, personId);
    const { request } = await stateOf(services.log, erasure, personId);
    if (keysDestroyed === 0 && request.status === 'erased') continue;
    back += 1;
    await services.dispatch(
      erasure,
      personId,
      { type: 'RepeatErasure', personId, requestedBy, approvedBy, keysDestroyed },
      { actor: ACTOR, commandId: derivedId('repeat-erasure', personId, requestedBy, approvedBy) },
    );
  }
  if (back > 0) await scrubErased(services.pool, services.log, projections);
  return back;
}

/** The key, and what stands outside of the log: the account with its address, its sessions and calendar feeds, archives of the data. */
async function forget(
  { log, pool, userAuth, sessionStore }: Pick<Services, 'log' | 'pool' | 'userAuth' | 'sessionStore'>,
  id: PersonId,
): Promise<number> {
  await new ArchiveWorkshop(pool).eraseAbout(id);
  await userAuth.erase(id);
  await sessionStore.endAllOf(id);
  return log.destroyKeys(id);
}

async function addToList(
  { seal, sealSettings, erasureListFile, log }: Needed,
  id: PersonId,
  { by, approvedBy }: { by: PersonId; approvedBy: PersonId },
): Promise<void> {
  if (erasureListFile === undefined) return;
  const events = await log.readStream(`${erasure.category}-${id}`);
  const erasedAt = events.findLast(({ type }) => type === 'PersonalDataErased')?.metadata.occurredAt ?? '';
  const before = erasureListIn(erasureListFile, sealSettings.secrets).filter(
    ({ personId }) => personId !== id,
  );
  const list = [...before, { personId: id, erasedAt, requestedBy: by, approvedBy }];
  writeErasureList(erasureListFile, await seal.sign(erasureListText(list)));
}
