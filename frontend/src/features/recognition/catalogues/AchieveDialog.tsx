import { achieveMilestone } from '@annals/contracts/features/organizational-milestones/commands';
import { CommandDialog } from '../../../ui/CommandDialog';
import { InputField } from '../../../ui/form-fields';
import { useOrganizationalMilestonesAchieveMutation } from '../api';
import { catalogueTexts, milestoneTexts as texts } from './texts';

interface AchieveDialogProps {
  readonly milestoneId: string;
  readonly onClose: () => void;
}

/** Asks when it was achieved, before everybody is credited for it. */
export function AchieveDialog({ milestoneId, onClose }: AchieveDialogProps): React.JSX.Element {
  const [achieve] = useOrganizationalMilestonesAchieveMutation();
  return (
    <CommandDialog
      title={texts.achieveTitle}
      isOpen
      schema={achieveMilestone}
      start={{ achievedDate: '' }}
      texts={{ ...catalogueTexts, submit: texts.achieve }}
      send={(achieved) => achieve({ milestoneId, ...achieved }).unwrap()}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p>{texts.achieveSentence}</p>
          <InputField {...field('achievedDate')} label={texts.achievedDate} type="date" />
        </>
      )}
    </CommandDialog>
  );
}
