import { msg } from '@annals/contracts/kernel/text';
import { NotFound } from '../../platform/commands/domain-error';
import type { AccessSource } from '../../platform/services/access-source';
import type { Services } from '../../platform/services/services';
import { UnknownKind } from './errors';

/** The kinds of access that features hand out. */
export function sourcesOf(services: Services): readonly AccessSource[] {
  return services.features.accessSources.map((make) => make(services));
}

/** @throws UnknownKind */
export function requireKinds(services: Services, kinds: readonly string[]): readonly AccessSource[] {
  const sources = sourcesOf(services);
  if (kinds.some((kind) => sources.every((source) => source.kind !== kind))) throw new UnknownKind();
  return sources.filter(({ kind }) => kinds.includes(kind));
}

/** @throws NotFound of a kind that this version does not know */
export function sourceOf(services: Services, kind: string): AccessSource {
  const source = sourcesOf(services).find((one) => one.kind === kind);
  if (!source) throw new NotFound(msg('This kind of access'));
  return source;
}
