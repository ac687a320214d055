import { dispatcher } from '../../platform/commands/dispatch';
import { derivedId } from '../../platform/commands/derived-id';
import { ProjectionOperations } from '../../features/operations/projection-operations';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { withInstallation, type Installation } from '../kernel/installation';

/** Who acts at the command line. */
const OPERATOR = 'system:operator';

/** What a command does to projections, with what it needs. */
export function withProjectionOperations(
  work: (care: ProjectionOperations, installation: Installation) => Promise<void>,
): Promise<void> {
  return withInstallation((installation) => {
    const { log, pool } = installation;
    return work(
      new ProjectionOperations({ log, pool, dispatch: dispatcher(log, () => new Date()) }),
      installation,
    );
  });
}

/** The origin of what an operator decides; the moment keeps the same decision, taken again later, apart. */
export function operatorOrigin(...what: readonly string[]): CommandOrigin {
  return {
    actor: { id: OPERATOR, role: 'system' },
    commandId: derivedId('operator', ...what, new Date().toISOString()),
  };
}
