import { exportEvidence } from './audit/export';
import { resumeSealing } from './audit/resume';
import { sealNow } from './audit/seal';
import { verifyNow } from './audit/verify';
import { copyEvents } from './events/copy';
import { backup } from './backup';
import { prepareDatabase } from './database/prepare';
import { doctor } from './doctor';
import { tailEvents } from './events/tail';
import { showEvent } from './events/show';
import { allowPasswords } from './identity/allow-passwords';
import { checkIdentityProviders } from './identity/check';
import { rotateKeys } from './keys/rotate';
import { listJobs } from './jobs/list';
import { retryJobs } from './jobs/retry';
import type { Register } from './kernel/command';
import { accountLink } from './accounts/link';
import { accountRole } from './accounts/role';
import { unlockAccount } from './accounts/unlock';
import { openAccount } from './open-account';
import { approveProjection } from './projections/approve';
import { cancelProjection } from './projections/cancel';
import { diffProjections } from './projections/diff';
import { listProjections } from './projections/list';
import { parkStream } from './projections/park';
import { pauseProjection } from './projections/pause';
import { rebuildProjections } from './projections/rebuild';
import { resumeProjection } from './projections/resume';
import { rollbackProjection } from './projections/rollback';
import { unparkStream } from './projections/unpark';
import { importPeople } from './people/import';
import { restore } from './restore';
import { signer } from './signer';
import { status } from './status';
import { witness } from './witness';

/** The commands without a group, besides `start`. A new one adds its line here. */
export const COMMANDS: readonly Register[] = [status, doctor, openAccount, backup, restore, witness, signer];

interface Group {
  readonly name: string;
  readonly description: string;
  readonly commands: readonly Register[];
}

/** The commands that belong together: `annals <group> <command>`. A new one adds its line here. */
export const GROUPS: readonly Group[] = [
  {
    name: 'projections',
    description: 'the read models: their status, rebuilds and failures',
    commands: [
      listProjections,
      rebuildProjections,
      diffProjections,
      approveProjection,
      cancelProjection,
      rollbackProjection,
      pauseProjection,
      resumeProjection,
      parkStream,
      unparkStream,
    ],
  },
  { name: 'database', description: 'the database', commands: [prepareDatabase] },
  { name: 'keys', description: 'the keys of people', commands: [rotateKeys] },
  { name: 'events', description: 'the log', commands: [tailEvents, showEvent, copyEvents] },
  {
    name: 'accounts',
    description: 'accounts, as the operator: what needs two administrators on the screen',
    commands: [accountLink, accountRole, unlockAccount],
  },
  {
    name: 'identity',
    description: 'the identity providers that people sign in by',
    commands: [checkIdentityProviders, allowPasswords],
  },
  { name: 'people', description: 'the people of the organization', commands: [importPeople] },
  {
    name: 'audit',
    description: 'the proof of the log',
    commands: [sealNow, verifyNow, resumeSealing, exportEvidence],
  },
  { name: 'jobs', description: 'the background jobs', commands: [listJobs, retryJobs] },
];
