import { isNewer, isSame, type Knowledge } from '@annals/projections/engine/knowledge';
import { workersAlive } from '@annals/projections/engine/lease';
import { processesAlive, unlike, type ProcessAlive } from '@annals/projections/engine/processes';
import type pg from 'pg';

/** What can be said of the versions of Annals that work side by side. */
interface Versions {
  readonly state: 'ok' | 'attention' | 'broken';
  readonly detail: string;
}

/** In this order the processes of an installation are brought up to date. */
const ORDER = ['projections', 'jobs', 'api'] as const;
type Role = (typeof ORDER)[number];

/**
 * Which versions of Annals run, and what of an upgrade is to be done next. Asked with the new version before an upgrade, it says whether it is safe.
 * @param mine what the version knows that asks
 */
export async function versionsSideBySide(pool: pg.Pool, mine: Knowledge): Promise<Versions> {
  const processes = await processesAlive(pool);
  const workers = await workersAlive(pool);
  const { older, newer } = await unlike(pool, mine);
  const unannounced = workers.filter(({ id }) => processes.every((process) => process.id !== id)).length;
  if (newer.length > 0)
    return {
      state: 'broken',
      detail: `This is an older version than the one that built ${listed(newer)}. Use the newer one.`,
    };
  if (processes.length + unannounced === 0)
    return older.length === 0
      ? { state: 'ok', detail: 'no other process runs' }
      : { state: 'ok', detail: `no other process runs; ${listed(older)} will be rebuilt by this version` };
  const ahead = processes.filter(({ knows }) => isNewer(knows, mine));
  if (ahead.length > 0)
    return {
      state: 'attention',
      detail: `${counted(ahead.length)} of a newer version than this one. Run the doctor of that version.`,
    };
  const strange = processes.filter(({ knows }) => !isSame(knows, mine) && !isNewer(mine, knows));
  if (strange.length > 0)
    return {
      state: 'broken',
      detail: `${counted(strange.length)} of a version that knows what this one does not know, and the other way round. Let versions of one line run together.`,
    };
  return nextStep(processes, mine, unannounced, older);
}

function nextStep(
  processes: readonly ProcessAlive[],
  mine: Knowledge,
  unannounced: number,
  older: readonly string[],
): Versions {
  const isOld = ({ knows }: ProcessAlive) => !isSame(knows, mine);
  const old = (role: Role) => processes.some((process) => process.roles.includes(role) && isOld(process));
  const young = (role: Role) => processes.some((process) => process.roles.includes(role) && !isOld(process));
  const left = ORDER.filter((role) => old(role) || (role === 'projections' && unannounced > 0));
  const [next] = left;
  if (next === undefined)
    return older.length === 0
      ? { state: 'ok', detail: `${counted(processes.length)} alive, all of this version` }
      : { state: 'attention', detail: `All are of this version; ${listed(older)} are being rebuilt.` };
  const tooEarly = ORDER.filter((role) => ORDER.indexOf(role) > ORDER.indexOf(next) && young(role));
  if (tooEarly.length > 0 && !young(next))
    return {
      state: 'broken',
      detail: `The processes with the role ${tooEarly.join(' and ')} are of this version, those with the role ${next} of an older one: what is written now waits for them. Bring ${next} up to date now.`,
    };
  const isBegun = ORDER.some(young);
  if (!isBegun && older.length > 0)
    return {
      state: 'attention',
      detail: `It is safe to upgrade to this version: ${left.join(', ')}, in this order. ${listed(older)} will be rebuilt meanwhile.`,
    };
  return {
    state: 'attention',
    detail: isBegun
      ? `An upgrade is under way and safe. Next: ${left.join(', then ')}${older.length > 0 ? `, when ${listed(older)} are rebuilt` : ''}.`
      : `It is safe to upgrade to this version: ${left.join(', ')}, in this order.`,
  };
}

const counted = (count: number) => (count === 1 ? '1 process' : `${String(count)} processes`);

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5);
  const others = names.length - shown.length;
  return shown.join(', ') + (others > 0 ? ` and ${String(others)} more` : '');
}
