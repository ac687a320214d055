import { scimFeature } from '@annals/contracts/features/scim/feature';
import { SCIM_PATH } from '@annals/contracts/features/scim/constants';
import { backendFeature } from '../../platform/feature';
import type { Automatic } from '../../platform/jobs/automatic';
import { scimHandlers } from './handlers';
import { mountScim, SCIM_MEDIA_TYPE } from './pages';
import { rolesOfGroups } from './roles';
import { scimMigrations } from './schema';
import { errorBody } from './scim-error';
import { bringTogether } from './manager-arrivals';

const SWEEP = 'bring-directory-together';
const SWEEP_EVERY_MS = 5 * 60_000;

/** Finds managers who arrived while a process was interrupted. */
const sweep: Automatic = {
  jobs: (services) => ({
    [SWEEP]: () => bringTogether(services, { actor: { id: 'system:scim', role: 'system' } }, null),
  }),
  sweep: (queue) => queue.repeat(SWEEP, SWEEP_EVERY_MS),
};

export const scimBackend = backendFeature(scimFeature, {
  handlers: scimHandlers,
  pages: [mountScim],
  automatic: [sweep, rolesOfGroups],
  migrations: scimMigrations,
  problemForms: [
    {
      below: `${SCIM_PATH}/`,
      type: SCIM_MEDIA_TYPE,
      body: ({ status, detail }) => errorBody(status, detail),
    },
  ],
});
