import { changeProvider, configureProvider } from '@annals/contracts/features/identity-providers/commands';
import { z } from 'zod';

/** Domains as they are typed: in one line, between commas or spaces. */
export const typedDomains = z.string().transform((typed) =>
  typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((domain) => domain !== ''),
);

/** A new provider as it is typed. */
export const newProviderForm = configureProvider.extend({
  domains: typedDomains.pipe(configureProvider.shape.domains),
});

/** A provider that is there as it is typed: an empty secret keeps the one that is kept. */
export const providerForm = changeProvider.extend({
  domains: typedDomains.pipe(changeProvider.shape.domains),
  clientSecret: z
    .string()
    .transform((typed) => (typed === '' ? undefined : typed))
    .pipe(changeProvider.shape.clientSecret),
});
