import type { ProjectionStatus } from '@annals/contracts/features/operations/routes';
import { Button } from '@blueprintjs/core';
import { Modal } from '../../../ui/Modal';
import { Told } from '../../../ui/When';
import { Difference } from './Difference';
import { Fact } from './Fact';
import { ParkedStreams } from './ParkedStreams';
import { PoisonEvent } from './PoisonEvent';
import { canResume, type ProjectionAction } from './projection-action';
import { ProjectionState } from './ProjectionState';
import { actionTexts, detailTexts } from './texts';

interface ProjectionDetailsProps {
  readonly projection: ProjectionStatus;
  readonly projections: readonly ProjectionStatus[];
  readonly onAct: (action: ProjectionAction) => void;
  readonly onClose: () => void;
}

/** Everything there is to know of a projection, and everything that can be done with it. */
export function ProjectionDetails({
  projection,
  projections,
  onAct,
  onClose,
}: ProjectionDetailsProps): React.JSX.Element {
  const { name, version, generation, previous, lastRebuild, rebuild } = projection;
  const failure = failureOf(projection);
  const others = projections.filter((one) => one.name !== name && isStoppedBy(one, failure?.stream));
  return (
    <Modal title={name} isOpen isWide onClose={onClose}>
      <div className="modal__body projection-details">
        <ProjectionState projection={projection} isWhole />
        <dl className="operations-facts">
          <Fact name={detailTexts.generation}>{detailTexts.generationIs(generation, version)}</Fact>
          <Fact name={detailTexts.previous}>
            {previous
              ? detailTexts.previousIs(previous.generation, previous.version, previous.position)
              : detailTexts.noPrevious}
          </Fact>
          <Fact name={detailTexts.lastRebuild}>
            {lastRebuild ? (
              <Told at={lastRebuild.at}>
                {(when) => detailTexts.lastRebuildWas(when, lastRebuild.seconds, lastRebuild.reason)}
              </Told>
            ) : (
              detailTexts.noRebuild
            )}
          </Fact>
        </dl>
        {rebuild?.difference && (
          <Difference title={detailTexts.waitingDifference} difference={rebuild.difference} />
        )}
        {lastRebuild?.difference && (
          <Difference title={detailTexts.difference} difference={lastRebuild.difference} />
        )}
        {failure && (
          <PoisonEvent name={name} failure={failure} others={others.map((one) => one.name)} onAct={onAct} />
        )}
        <ParkedStreams name={name} onAct={onAct} />
      </div>
      <div className="modal__foot projection-actions">
        {actionsOf(projection).map((kind) => (
          <Button key={kind} text={actionTexts[kind].label} onClick={() => onAct({ kind, name })} />
        ))}
      </div>
    </Modal>
  );
}

function failureOf({ failure, rebuild }: ProjectionStatus): ProjectionStatus['failure'] {
  return failure ?? rebuild?.failure ?? null;
}

function isStoppedBy(projection: ProjectionStatus, stream: string | null | undefined): boolean {
  return typeof stream === 'string' && failureOf(projection)?.stream === stream;
}

/** What can be done with it as it is. */
function actionsOf({ status, rebuild, previous }: ProjectionStatus): readonly ProjectionAction['kind'][] {
  const resume = canResume(status) ? (['resume'] as const) : [];
  if (rebuild?.failure === null)
    return [...resume, ...(rebuild.state === 'reviewing' ? (['approve'] as const) : []), 'cancel'];
  if (status === 'paused') return resume;
  return [
    ...resume,
    'rebuild',
    'review',
    'diff',
    ...(previous ? (['rollback'] as const) : []),
    ...(canResume(status) ? [] : (['pause'] as const)),
  ];
}
