import { isErased } from '@annals/contracts/kernel/erased';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import type { PersonEvent } from '@annals/contracts/features/people/events';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { scrubErased } from '@annals/projections/engine/scrub';
import { erased } from '@annals/projections/features/privacy/queries';
import { projections } from '@annals/projections/features';
import { ArchiveWriter } from '../../platform/archives/archive-writer';
import { derivedId } from '../../platform/commands/derived-id';
import { stateOf } from '../../platform/commands/state-of';
import { writeWhole } from '../../platform/kernel/whole-file';
import type { Services } from '../../platform/services/services';
import { erasure } from './erasure-decider';
import { erasureListIn, erasureListText, type ErasedPerson } from './erasure-list';

const ACTOR = { id: 'system:erasure', role: 'system' } as const;

type Needed = Pick<Services, 'log' | 'dispatch' | 'pool' | 'userAuth' | 'sessionStore'>;
type ListKeeper = Pick<Services, 'readModels' | 'seal' | 'sealSettings' | 'erasureListFile'>;

/**
 * Does an approved erasure: the key is destroyed, the account is gone, the rows of the read models are made again without the words, and
 * only then is it recorded. Doing it twice is harmless: after an interruption another process does it again.
 */
export async function erase(
  services: Needed & ListKeeper & Pick<Services, 'pictures'>,
  id: PersonId,
): Promise<void> {
  const { request, erasures } = await stateOf(services.log, erasure, id);
  if (request.status !== 'approved') return;
  let keysDestroyed = await forget(services, id);
  for (let since = 1; since > 0; keysDestroyed += since) {
    await scrubErased(services.pool, services.log, projections);
    // A job that had read the words before may have written some of them since, with a new key; an archive may have been finished.
    since = await services.log.destroyKeys(id);
    await new ArchiveWriter(services.pool).eraseAbout(id);
  }
  await services.dispatch(
    erasure,
    id,
    { type: 'RecordErasure', personId: id, keysDestroyed },
    { actor: ACTOR, commandId: derivedId('erase', id, ...(erasures === 0 ? [] : [String(erasures)])) },
  );
  const events = await services.log.readStream(`${erasure.category}-${id}`);
  const erasedAt = events.findLast(({ type }) => type === 'PersonalDataErased')?.metadata.occurredAt ?? '';
  await keepErasureList(services, [
    { personId: id, erasedAt, requestedBy: request.by, approvedBy: request.approvedBy },
  ]);
  // Without the key they are nothing any more; where their place is away, they are taken from it by the job that looks once more.
  await services.pictures.removeAllOf(id);
}

/**
 * Erases again whom the signed list names, before anything opens: a backup that was restored may hold their keys, their rows, and a log
 * that knows nothing of their erasure yet.
 * @returns how many people had come back
 * @throws WrongConfiguration when the list cannot be believed
 */
export async function replayErasures(
  services: Needed & Pick<Services, 'sealSettings'>,
  file: string,
): Promise<number> {
  let back = 0;
  for (const { personId, erasedAt, requestedBy, approvedBy } of await erasureListIn(
    file,
    services.sealSettings.signer,
  )) {
    // An older log may know nobody of that id: there is nothing to erase.
    const history = await services.log.readStream(`person-${personId}`);
    if (history.length === 0 || wasRehiredSince(history, erasedAt)) continue;
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

/**
 * Whether somebody was hired again after they had been erased, and has a new key since, which is theirs to keep. An earlier key that came back with a backup
 * cannot read the words of that event, which tells the two apart.
 * @param erasedAt an ISO instant
 */
export function wasRehiredSince(history: readonly RecordedEvent[], erasedAt: string): boolean {
  return (history as readonly PersonEvent[]).some(
    (event) =>
      event.type === 'EmployeeRehired' &&
      event.metadata.occurredAt > erasedAt &&
      !isErased(event.data.firstName),
  );
}

/** The key, and what is outside of the log: the account with its address, its sessions and calendar feeds, archives of the data. */
async function forget(
  { log, pool, userAuth, sessionStore }: Pick<Services, 'log' | 'pool' | 'userAuth' | 'sessionStore'>,
  id: PersonId,
): Promise<number> {
  await new ArchiveWriter(pool).eraseAbout(id);
  await userAuth.erase(id);
  await sessionStore.endAllOf(id);
  return log.destroyKeys(id);
}

/**
 * Brings the signed list up to date. Everybody who was erased is on it, whatever kept an earlier try from writing it; whom the list alone knows, because the log
 * was restored, stays on it.
 * @param just who was erased just now: the read models may not know it yet
 */
export async function keepErasureList(
  { readModels, seal, sealSettings, erasureListFile }: ListKeeper,
  just: readonly ErasedPerson[] = [],
): Promise<void> {
  if (erasureListFile === undefined) return;
  const listed = await erasureListIn(erasureListFile, sealSettings.signer);
  const all = [...listed, ...(await erased(readModels)), ...just];
  const latest = new Map(
    all
      .toSorted((one, two) => one.erasedAt.localeCompare(two.erasedAt))
      .map((person) => [person.personId, person]),
  );
  const text = erasureListText([...latest.values()]);
  if (text !== erasureListText(listed)) writeWhole(erasureListFile, await seal.sign(text));
}
