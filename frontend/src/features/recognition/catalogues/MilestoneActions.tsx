import { cancelMilestone } from '@annals/contracts/features/organizational-milestones/commands';
import type { OrganizationalMilestoneView } from '@annals/contracts/features/organizational-milestones/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../../api/useAttempt';
import { WordsDialog } from '../../../ui/WordsDialog';
import { useOrganizationalMilestonesCancelMutation, useOrganizationalMilestonesStartMutation } from '../api';
import { AchieveDialog } from './AchieveDialog';
import { catalogueTexts, milestoneTexts as texts } from './texts';

interface MilestoneActionsProps {
  readonly milestone: OrganizationalMilestoneView;
  readonly onEdit: () => void;
}

/** What an administrator can do with a milestone that lies ahead. */
export function MilestoneActions({ milestone, onEdit }: MilestoneActionsProps): React.JSX.Element | null {
  const [open, setOpen] = useState<'achieve' | 'cancel' | null>(null);
  const [start] = useOrganizationalMilestonesStartMutation();
  const [cancel, { isLoading }] = useOrganizationalMilestonesCancelMutation();
  const { attempt, refusal } = useAttempt(catalogueTexts);
  const { id: milestoneId, title, status } = milestone;
  if (status === 'achieved' || status === 'cancelled') return null;
  const named = (what: string) => ({ text: what, 'aria-label': catalogueTexts.named(what, title) });
  const close = () => setOpen(null);
  return (
    <div className="recognition__actions">
      <Button {...named(catalogueTexts.edit)} onClick={onEdit} />
      {status === 'planned' && (
        <Button {...named(texts.start)} onClick={() => void attempt(() => start({ milestoneId }).unwrap())} />
      )}
      <Button {...named(texts.achieve)} onClick={() => setOpen('achieve')} />
      <Button {...named(texts.giveUp)} onClick={() => setOpen('cancel')} />
      {open === 'achieve' && <AchieveDialog milestoneId={milestoneId} onClose={close} />}
      {open === 'cancel' && (
        <WordsDialog
          texts={{
            title: texts.giveUpTitle,
            sentence: texts.giveUpSentence(title),
            confirm: texts.giveUp,
            words: texts.giveUpReason,
          }}
          rule={cancelMilestone.shape.reason}
          isOpen
          isPending={isLoading}
          refusal={refusal}
          onConfirm={(reason) =>
            void attempt(() => cancel({ milestoneId, reason }).unwrap()).then((done) => done && close())
          }
          onRefuse={close}
        />
      )}
    </div>
  );
}
