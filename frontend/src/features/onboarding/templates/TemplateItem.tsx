import {
  ONBOARDING_STEPS,
  onboardingTitle,
  STEP_LABELS,
  TEMPLATE_ROLES,
} from '@annals/contracts/features/onboarding/constants';
import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge';
import { Modal } from '../../../ui/Modal';
import { Status } from '../../../ui/Status';
import { HistoryCard } from '../../../ui/history/HistoryCard';
import { useOnboardingTemplateHistoryInfiniteQuery } from '../api';
import { RetireDialog } from './RetireDialog';
import { ROLE_TITLES, texts } from './texts';

interface TemplateItemProps {
  readonly template: OnboardingTemplateRow;
  readonly mayEdit: boolean;
  readonly onRevise: () => void;
}

/** One template: whom it is for and what it brings. */
export function TemplateItem({ template, mayEdit, onRevise }: TemplateItemProps): React.JSX.Element {
  const { description, department, isActive, videoUrl, playbookUrl } = template;
  const name = onboardingTitle(template.name);
  const [open, setOpen] = useState<'history' | 'retire' | null>(null);
  const close = () => setOpen(null);
  return (
    <li className="template-item">
      <div className="template-item__head">
        <div className="onboarding-item__words">
          <div className="onboarding-item__title">
            <h3>{name}</h3>
            {isActive ? (
              <Badge tone="blue">{department ?? texts.everyone}</Badge>
            ) : (
              <Status>{texts.retired}</Status>
            )}
          </div>
          {description !== '' && <p className="onboarding-item__facts">{description}</p>}
        </div>
        <div className="template-item__actions">
          <Button
            variant="minimal"
            text={texts.history}
            aria-label={texts.historyOf(name)}
            onClick={() => setOpen('history')}
          />
          {mayEdit && isActive && (
            <>
              <Button text={texts.revise} aria-label={texts.reviseOf(name)} onClick={onRevise} />
              <Button
                text={texts.retire}
                aria-label={texts.retireOf(name)}
                onClick={() => setOpen('retire')}
              />
            </>
          )}
        </div>
      </div>
      <div className="template-item__parts">
        <TaskList title={texts.steps} titles={ONBOARDING_STEPS.map((step) => STEP_LABELS[step])} />
        {TEMPLATE_ROLES.map((role) => (
          <TaskList
            key={role}
            title={ROLE_TITLES[role]}
            titles={template.roleSpecificTasks.filter((task) => task.role === role).map(({ title }) => title)}
          />
        ))}
        <TaskList title={texts.custom} titles={template.customTasks} />
      </div>
      {(videoUrl !== null || playbookUrl !== null) && (
        <p className="onboarding-item__facts">
          {videoUrl !== null && <OutwardLink address={videoUrl} words={texts.video} />}
          {playbookUrl !== null && <OutwardLink address={playbookUrl} words={texts.playbook} />}
        </p>
      )}
      <Modal title={texts.historyOf(name)} isOpen={open === 'history'} onClose={close}>
        <div className="modal__body">
          <TemplateHistory templateId={template.id} />
        </div>
      </Modal>
      <RetireDialog template={template} isOpen={open === 'retire'} onClose={close} />
    </li>
  );
}

function TemplateHistory({ templateId }: { templateId: string }): React.JSX.Element {
  return <HistoryCard history={useOnboardingTemplateHistoryInfiniteQuery({ templateId })} />;
}

function TaskList({ title, titles }: { title: string; titles: readonly string[] }): React.JSX.Element | null {
  if (titles.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {titles.map((task) => (
          <li key={task}>{onboardingTitle(task)}</li>
        ))}
      </ul>
    </div>
  );
}

function OutwardLink({ address, words }: { address: string; words: string }): React.JSX.Element {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}
