import {
  useOperationsApproveRebuildMutation,
  useOperationsCancelRebuildMutation,
  useOperationsDiffProjectionMutation,
  useOperationsParkStreamMutation,
  useOperationsPauseProjectionMutation,
  useOperationsRebuildAllProjectionsMutation,
  useOperationsRebuildProjectionMutation,
  useOperationsResumeProjectionMutation,
  useOperationsResumeProjectionsMutation,
  useOperationsRollbackProjectionMutation,
  useOperationsUnparkStreamMutation,
} from '../../operations/api';
import type { ProjectionAction } from './projection-action';

/** Sends what an administrator does to a projection. */
export function useProjectionActions() {
  const [rebuild] = useOperationsRebuildProjectionMutation();
  const [rebuildAll] = useOperationsRebuildAllProjectionsMutation();
  const [diff] = useOperationsDiffProjectionMutation();
  const [rollback] = useOperationsRollbackProjectionMutation();
  const [pause] = useOperationsPauseProjectionMutation();
  const [resume] = useOperationsResumeProjectionMutation();
  const [resumeSeveral] = useOperationsResumeProjectionsMutation();
  const [approve] = useOperationsApproveRebuildMutation();
  const [cancel] = useOperationsCancelRebuildMutation();
  const [park] = useOperationsParkStreamMutation();
  const [unpark] = useOperationsUnparkStreamMutation();

  return (
    { kind, name, stream = '', names = [name] }: ProjectionAction,
    reason: string,
  ): Promise<unknown> => {
    const send = {
      rebuild: () => rebuild({ name, reason }),
      review: () => rebuild({ name, reason, review: true }),
      rebuildAll: () => rebuildAll({ reason }),
      diff: () => diff({ name, reason }),
      rollback: () => rollback({ name, reason }),
      pause: () => pause({ name, reason }),
      resume: () => resume({ name }),
      resumeAll: () => resumeSeveral({ names: 'all' }),
      approve: () => approve({ name }),
      cancel: () => cancel({ name }),
      park: () => park({ name, stream, reason }),
      parkForAll: () => ({
        unwrap: () => Promise.all(names.map((one) => park({ name: one, stream, reason }).unwrap())),
      }),
      unpark: () => unpark({ name, stream, reason }),
    };
    return send[kind]().unwrap();
  };
}
