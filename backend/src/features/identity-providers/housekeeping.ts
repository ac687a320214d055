import { administratorIds, providersByName } from '@annals/projections/features/identity-providers/queries';
import { derivedId } from '../../platform/commands/derived-id';
import { settleAll } from '../../platform/commands/settle-all';
import type { Automatic } from '../../platform/jobs/automatic';
import type { Services } from '../../platform/services/services';
import { certificateView } from './certificates';
import { identityProvider } from './decider';
import { KeptIdentities } from './kept';

const SWEEP = 'sweep-identity-attempts';
const SWEEP_EVERY_MS = 3_600_000;
const WARN = 'warn-of-identity-certificates';
const WARN_EVERY_MS = 6 * 3_600_000;

/** Puts away sign-ins at providers that nobody came back from, and tells administrators of certificates that end. */
export const identitiesHousekeeping: Automatic = {
  jobs: (services) => ({
    [SWEEP]: () => new KeptIdentities(services.pool, services.secretBox).sweep(),
    [WARN]: () => warnOfCertificates(services),
  }),
  sweep: async (queue) => {
    await queue.repeat(SWEEP, SWEEP_EVERY_MS);
    await queue.repeat(WARN, WARN_EVERY_MS);
  },
};

/** Tells administrators once of each provider in use whose last certificate ends soon. */
export async function warnOfCertificates({
  readModels,
  dispatch,
  clock,
}: Pick<Services, 'readModels' | 'dispatch' | 'clock'>): Promise<void> {
  const providers = (await providersByName(readModels)).flatMap(({ id, isOn, saml }) => {
    const shown = (isOn ? (saml?.certificates ?? []) : []).map((one) => certificateView(one, clock()));
    const last = shown.toSorted((one, other) => one.endsAt.localeCompare(other.endsAt)).at(-1);
    return last?.state === 'ends soon' ? [{ id, last }] : [];
  });
  if (providers.length === 0) return;
  const told = await administratorIds(readModels);
  await settleAll(providers, ({ id, last: { fingerprint, endsAt } }) =>
    dispatch(
      identityProvider,
      id,
      { type: 'WarnOfCertificate', fingerprint, day: endsAt.slice(0, 10), administratorIds: told },
      {
        actor: { id: 'system:reminders', role: 'system' },
        commandId: derivedId('certificate-ending', `${id} ${fingerprint}`),
      },
    ),
  );
}
