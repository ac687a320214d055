import { EVIDENCE_DAYS, MOST_EXPORTED } from '@annals/contracts/features/audit/evidence-filter';
import type { EvidenceEvent } from '@annals/contracts/features/audit/evidence-events';
import { readable } from '@annals/contracts/kernel/erased';
import type { EvidenceExportId } from '@annals/contracts/features/audit/ids';
import { personId } from '@annals/contracts/kernel/ids';
import type { KeptCheckpoint } from '@annals/event-store/sealing/seal-store';
import { selectedPositions } from '@annals/projections/features/audit/evidence-queries';
import { languageOf } from '@annals/projections/features/people/queries';
import { inLanguage } from '../../../platform/language/spoken';
import { derivedId } from '../../../platform/commands/derived-id';
import type { Services } from '../../../platform/services/services';
import { writeArchive, type WrittenArchive } from '../../../platform/archives/archive';
import type { SealSettings } from '../../../platform/sealing/settings';
import { SealingIsStopped } from '../../../platform/sealing/stop';
import { cosignNewest } from '../../../platform/sealing/cosign';
import { cosignedNote } from '../../../platform/sealing/witnesses/kept';
import { bundleFiles, LogIsBroken, type BundleOptions } from './bundle';
import { evidence } from './decider';
import { CannotBeMade, makeArchive } from '../../../platform/archives/make';
import type { Archive } from '../../../platform/archives/archive-writer';

const ACTOR = { id: 'system:evidence', role: 'system' } as const;

/** What a bundle is made with. */
type Makers = Pick<Services, 'log' | 'seal' | 'readModels' | 'clock'> & {
  readonly sealSettings: Pick<SealSettings, 'witnesses'>;
};

/** Makes a bundle of evidence that was asked for, unless that was given up. @throws see {@link makeArchive} */
export async function makeExport(services: Services, id: EvidenceExportId): Promise<void> {
  const { log, dispatch } = services;
  const [first, ...since] = (await log.readStream(`${evidence.category}-${id}`)) as readonly EvidenceEvent[];
  if (first?.type !== 'EvidenceRequested') return;
  if (since.some(({ type }) => type === 'EvidenceExportFailed')) return;
  const { filter, purpose, requestedBy } = first.data;
  const origin = (step: string) => ({
    actor: ACTOR,
    commandId: derivedId('evidence', id, step),
    correlationId: first.metadata.correlationId,
    causationId: first.id,
  });
  await makeArchive(
    services,
    { id, askedForAt: first.metadata.occurredAt, days: EVIDENCE_DAYS },
    async (target) => {
      const about = {
        id,
        requestedBy,
        purpose: readable(purpose),
        filter,
        createdAt: services.clock().toISOString(),
      };
      const { events, checkpoint, archive } = await writeBundle(services, about, target);
      await target.finish();
      const made = { events, treeSize: checkpoint.size, ...archive };
      await dispatch(evidence, id, { type: 'FinishExport', ...made }, origin('finish'));
    },
    (problem) => dispatch(evidence, id, { type: 'FailExport', problem }, origin('fail')),
  );
}

/**
 * Seals what is new, and writes the bundle of a selection.
 * @throws CannotBeMade when the selection is empty or too large, or the log is not what was sealed
 */
export async function writeBundle(
  { log, seal, sealSettings: { witnesses }, readModels, clock }: Makers,
  about: BundleOptions['about'],
  to: Pick<Archive, 'write' | 'progress'>,
): Promise<{ events: number; checkpoint: KeptCheckpoint; archive: WrittenArchive }> {
  try {
    await seal.seal();
    // One that is away takes nothing from the proof; the bundle shows who has cosigned it.
    await cosignNewest(seal, witnesses, clock(), 'missing');
  } catch (error) {
    if (error instanceof SealingIsStopped)
      throw new CannotBeMade(
        'Sealing is stopped: nothing is exported from the log before that is cleared up.',
      );
    throw error;
  }
  const checkpoint = await seal.store.newestCheckpoint();
  if (!checkpoint) throw new CannotBeMade('The log is empty.');
  const found = await selectedPositions(readModels, about.filter, MOST_EXPORTED + 1);
  if (found.length > MOST_EXPORTED)
    throw new CannotBeMade(
      `The selection holds more than ${MOST_EXPORTED.toLocaleString('en')} events. Narrow it, and export the rest after it.`,
    );
  // What was recorded since the checkpoint belongs to the next bundle.
  const positions = found.filter((position) => position <= checkpoint.position);
  if (positions.length === 0) throw new CannotBeMade('The selection holds no event.');
  await to.progress(0, positions.length);
  const onProgress = (done: number) => to.progress(done, positions.length);
  try {
    const files = bundleFiles({
      log,
      store: seal.store,
      origin: await seal.origin(),
      sign: (text) => seal.sign(text),
      checkpoint: { ...checkpoint, note: await cosignedNote(seal.store, witnesses, checkpoint) },
      positions,
      about,
      onProgress,
    });
    const reader = personId.safeParse(about.requestedBy).data;
    const language = (reader && (await languageOf(readModels, reader))) ?? 'en';
    const archive = await inLanguage(language, () =>
      writeArchive(files, clock(), (piece) => to.write(piece)),
    );
    return { events: positions.length, checkpoint, archive };
  } catch (error) {
    if (error instanceof LogIsBroken)
      throw new CannotBeMade(
        `${error.message} The log is being verified; nothing is exported from it before that is cleared up.`,
      );
    throw error;
  }
}
