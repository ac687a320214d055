import { SealStore } from '@annals/event-store/sealing/seal-store';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { Seal } from '../../platform/sealing/seal';
import { publishedAnchors } from '../../platform/sealing/published';
import { sealSettings, type SealSettings } from '../../platform/sealing/settings';
import { isSeparated } from '../../platform/configuration/database';
import { dispatcher } from '../../platform/commands/dispatch';
import type { Installation } from '../kernel/installation';

const clock = () => new Date();

/** Works with the seal of an installation and closes it again. */
export async function withSeal<T>(
  { configuration, database, log }: Installation,
  work: (seal: Seal, settings: SealSettings) => Promise<T>,
): Promise<T> {
  const settings = sealSettings(configuration);
  // Of an installation that was not started since sealing exists.
  if (!isSeparated(database)) await migrateSeal(database.url);
  const store = new SealStore(database.sealUrl);
  try {
    return await work(
      new Seal(log, dispatcher(log, clock), store, {
        ...settings,
        published: publishedAnchors(settings),
        clock,
      }),
      settings,
    );
  } finally {
    await store.close();
  }
}
