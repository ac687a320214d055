import { SealStore } from '@annals/event-store/sealing/seal-store';
import { migrateSeal } from '@annals/event-store/sealing/seal-tables';
import { Seal } from '../../audit/sealing/seal';
import { sealSettings, type SealSettings } from '../../audit/sealing/settings';
import { dispatcher } from '../../kernel/dispatch';
import type { Installation } from '../kernel/installation';

const clock = () => new Date();

/** Works with the seal of an installation and closes it again. */
export async function withSeal<T>(
  { configuration, databaseUrl, log }: Installation,
  work: (seal: Seal, settings: SealSettings) => Promise<T>,
): Promise<T> {
  const settings = sealSettings(configuration);
  await migrateSeal(databaseUrl); // of an installation that was not started since sealing exists
  const store = new SealStore(databaseUrl);
  try {
    return await work(new Seal(log, dispatcher(log, clock), store, { ...settings, clock }), settings);
  } finally {
    await store.close();
  }
}
