import { KEPT_LABELS, type KeptField } from '@annals/contracts/features/scim/constants';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { t } from '@annals/contracts/kernel/text';
import { rowOf } from '@annals/event-store/postgres/rows';
import { z } from 'zod';
import { DomainError } from '../../platform/commands/domain-error';
import type { Services } from '../../platform/services/services';
import { SCIM_USERS, SERVICE_TOKENS_SCHEMA } from '../../platform/sessions/schema';

const withName = z.object({ name: z.string() });

class KeptByDirectory extends DomainError {
  readonly code = 'scim.kept-by-directory';
  constructor(
    directory: string,
    override readonly field: string,
  ) {
    super(
      t('The directory “{directory}” keeps this: {field}. Change it there, and it follows here.', {
        directory,
        field: KEPT_LABELS[field as KeptField],
      }),
    );
  }
}

/** The directory that keeps a person, as long as its token works; undefined: none does. */
export async function directoryOf(
  { pool }: Pick<Services, 'pool'>,
  id: PersonId,
): Promise<{ readonly name: string } | undefined> {
  return rowOf(
    withName,
    pool.query(
      `SELECT token.name FROM ${SCIM_USERS} kept JOIN ${SERVICE_TOKENS_SCHEMA}.tokens token ON token.id = kept."clientId"
       WHERE kept."personId" = $1 AND NOT kept."isDeleted"
         AND EXISTS (SELECT FROM ${SERVICE_TOKENS_SCHEMA}.secrets WHERE "tokenId" = token.id AND expires > now())`,
      [id],
    ),
  );
}

/** @throws KeptByDirectory when a directory keeps one of the fields that are given */
export async function refuseKept(
  services: Pick<Services, 'pool'>,
  id: PersonId,
  given: { readonly [Field in KeptField]?: unknown },
): Promise<void> {
  const [field] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (field === undefined) return;
  const directory = await directoryOf(services, id);
  if (directory) throw new KeptByDirectory(directory.name, field);
}
