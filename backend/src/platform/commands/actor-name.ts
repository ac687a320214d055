import { actorKindOf, type EventMetadata } from '@annals/contracts/kernel/event';
import { t } from '@annals/contracts/kernel/text';
import type { NameOf } from './sentences';

type Acted = Pick<EventMetadata, 'actorId' | 'actorRole' | 'actorKind' | 'tokenName'>;

/** What a sentence calls the one who acted: a person or a part of the system by name, a program by its token. */
export function actorNameOf(metadata: Acted, nameOf: NameOf): string {
  const { actorId, tokenName } = metadata;
  if (tokenName === undefined) return nameOf(actorId);
  if (actorKindOf(metadata) === 'scim') return t('The SCIM client “{token}”', { token: tokenName });
  if (actorId.startsWith('system:')) return t('The service account “{token}”', { token: tokenName });
  return t('The token “{token}” of {person}', { token: tokenName, person: nameOf(actorId) });
}
