import type { LearningModule } from '@annals/contracts/features/cohorts/events';
import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { useState } from 'react';
import { useCurrentUser } from '../../../session/current-user';
import { Card } from '../../../ui/Card';
import { ProgressBar } from '../../../ui/ProgressBar';
import { CompleteModuleDialog } from './CompleteModuleDialog';
import { ModuleItem } from './ModuleItem';
import { moduleTexts } from './texts';

/** What the cohort learns: to be completed by those who take part, with how far everybody is for those in charge. */
export function ModulesCard({ cohort }: { cohort: CohortDetail }): React.JSX.Element {
  const me = useCurrentUser();
  const [completing, setCompleting] = useState<LearningModule | null>(null);
  const mine = cohort.participants.find(({ participantId }) => participantId === me.id);
  const takesPart = mine !== undefined && mine.status !== 'withdrawn';
  const counted = cohort.participants.filter(({ isShared, status }) => isShared && status !== 'withdrawn');
  return (
    <Card title={moduleTexts.title}>
      {takesPart && (
        <div className="module-progress">
          <ProgressBar label={moduleTexts.progress} share={mine.completionPercentage} />
          {cohort.status === 'planning' && <p>{moduleTexts.waits}</p>}
        </div>
      )}
      {cohort.learningModules.length === 0 ? (
        <p className="module-progress">{moduleTexts.empty}</p>
      ) : (
        <ol className="modules">
          {cohort.learningModules.map((module) => (
            <ModuleItem
              key={module.moduleId}
              cohort={cohort}
              module={module}
              mine={takesPart ? mine : undefined}
              participants={counted}
              onComplete={() => setCompleting(module)}
            />
          ))}
        </ol>
      )}
      {completing && (
        <CompleteModuleDialog cohortId={cohort.id} module={completing} onClose={() => setCompleting(null)} />
      )}
    </Card>
  );
}
