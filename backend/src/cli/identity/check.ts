import { providersByName } from '@annals/projections/features/identity-providers/queries';
import { openReadModels } from '@annals/projections/engine/connections';
import { checkProvider } from '../../features/identity-providers/check';
import { identityProvider, isThere } from '../../features/identity-providers/decider';
import { KeptIdentities } from '../../features/identity-providers/kept';
import { stateOf } from '../../platform/commands/state-of';
import { secretBox } from '../../platform/kernel/secret-box';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { EXIT } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { answer, table } from '../kernel/print';

/** `annals identity check`: "Test connection" of every provider, for the day on which nobody comes in to press it. */
export const checkIdentityProviders: Register = (identity) => {
  command(
    identity,
    'check',
    'tests the connection to every identity provider; ends with 3 when one that is on does not work',
  ).action((flags: CommonFlags) =>
    withInstallation(async ({ configuration, secrets, database, pool, log }) => {
      const readModels = openReadModels(database.url, 2);
      try {
        const { publicUrl = 'http://localhost' } = configuration;
        const kept = new KeptIdentities(pool, secretBox(secrets.sessionSecret));
        const rows = await providersByName(readModels);
        const providers = await Promise.all(rows.map(({ id }) => stateOf(log, identityProvider, id)));
        const reports = await Promise.all(
          providers.filter(isThere).map(async (provider) => ({
            id: provider.id,
            name: provider.name,
            protocol: provider.protocol,
            isOn: provider.status === 'on',
            ...(await checkProvider(kept, provider, publicUrl, () => new Date())),
          })),
        );
        answer(flags, reports, () => wordsFor(reports));
        if (reports.some(({ isOn, works }) => isOn && !works)) process.exitCode = EXIT.found;
      } finally {
        await readModels.destroy();
      }
    }),
  );
};

interface Report extends Awaited<ReturnType<typeof checkProvider>> {
  readonly name: string;
  readonly isOn: boolean;
}

function wordsFor(reports: readonly Report[]): string {
  const found = reports.flatMap(({ name, isOn, checks }) => checks.map((one) => ({ name, isOn, ...one })));
  return table(
    found,
    {
      provider: ({ name }) => name,
      state: ({ isOn }) => (isOn ? 'on' : 'off'),
      check: ({ check }) => check,
      outcome: ({ outcome }) => outcome,
      says: ({ says }) => says,
    },
    'No identity provider is set up.',
  );
}
