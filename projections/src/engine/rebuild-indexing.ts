import { createIndexes, tableOf } from './read-model-table';
import type { RebuildRun } from './rebuild-run';
import { LOW_PRIORITY } from './transaction-settings';

/** Makes the indexes that are not there yet. */
export async function indexing({ pool, projection, begun, mode, pacing }: RebuildRun): Promise<'indexed'> {
  const before = mode === 'online' ? LOW_PRIORITY : '';
  const analyze = `ANALYZE ${tableOf(projection, begun.generation)}`;
  await pacing.throttled(async () => {
    for (const statement of [...createIndexes(projection, begun.generation), analyze])
      await pacing.piece(() => pool.query(`${before} ${statement}`));
  });
  return 'indexed';
}
