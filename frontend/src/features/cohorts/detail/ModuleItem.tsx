import { decimal } from '@annals/contracts/kernel/text';
import type { LearningModule } from '@annals/contracts/features/cohorts/events';
import type { CohortDetail, CohortParticipantView } from '@annals/contracts/features/cohorts/views';
import { Button } from '@blueprintjs/core';
import { TickCircleIcon } from '@blueprintjs/icons';
import { Told } from '../../../ui/When';
import { useCohortsCompleteModuleMutation, useCohortsReopenModuleMutation } from '../api';
import { actionTexts, moduleTexts } from './texts';
import { useCohortAction } from './useCohortAction';

interface ModuleItemProps {
  readonly cohort: CohortDetail;
  readonly module: LearningModule;
  /** The reader's own place; undefined when they do not take part. */
  readonly mine: CohortParticipantView | undefined;
  /** Those whose progress the reader may see. */
  readonly participants: readonly CohortParticipantView[];
  readonly onComplete: () => void;
}

/** One module: what it is, whether it is done, or how many have done it. */
export function ModuleItem(props: ModuleItemProps): React.JSX.Element {
  const { cohort, module, mine, participants, onComplete } = props;
  const { moduleId, title, description } = module;
  const [reopen] = useCohortsReopenModuleMutation();
  const [complete] = useCohortsCompleteModuleMutation();
  /** What they found it worth stays with it. */
  const feedbackScore = mine?.feedbackScores[moduleId] ?? null;
  const { act, isPending } = useCohortAction(actionTexts.reopen);
  const done = mine?.moduleProgress.find((one) => one.moduleId === moduleId);
  const { learn } = cohort.allowed;
  return (
    <li className="module">
      <div className="module__words">
        <h3>
          {title}
          {done && <TickCircleIcon className="module__tick" />}
        </h3>
        {description !== '' && <p>{description}</p>}
        <p className="module__state">
          {done && (
            <Told at={done.completedAt} precision="day">
              {(when) => moduleTexts.done(when)}
            </Told>
          )}
          {!mine && cohort.status !== 'planning' && participants.length > 0 && (
            <Learnt module={module} participants={participants} />
          )}
        </p>
      </div>
      {learn && !done && (
        <Button text={moduleTexts.complete} aria-label={moduleTexts.completeOf(title)} onClick={onComplete} />
      )}
      {learn && done && (
        <Button
          variant="minimal"
          loading={isPending}
          text={moduleTexts.reopen}
          aria-label={moduleTexts.reopenOf(title)}
          onClick={() =>
            void act(
              () => reopen({ cohortId: cohort.id, moduleId }).unwrap(),
              () => complete({ cohortId: cohort.id, moduleId, feedbackScore }).unwrap(),
            )
          }
        />
      )}
    </li>
  );
}

/** How many completed a module, and how useful those who said so found it. */
function Learnt({
  module: { moduleId },
  participants,
}: Pick<ModuleItemProps, 'module' | 'participants'>): React.JSX.Element {
  const done = participants.filter((one) =>
    one.moduleProgress.some((module) => module.moduleId === moduleId),
  );
  const scores = participants.flatMap(({ feedbackScores }) => feedbackScores[moduleId] ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return (
    <>
      {moduleTexts.learnt(done.length, participants.length)}
      {scores.length > 0 && `, ${moduleTexts.useful(decimal(mean, 1))}`}
    </>
  );
}
