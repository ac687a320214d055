import { SCORE, SCORE_NAMES } from '@annals/contracts/features/wellbeing/constants';
import { CommandForm } from '../../ui/CommandForm';
import { AreaField } from '../../ui/form-fields';
import { FormDialog } from '../../ui/FormDialog';
import { SliderField } from '../../ui/SliderField';
import { announcementTexts } from './announcement-texts';
import { AnnouncementNotice } from './AnnouncementNotice';
import { useWellbeingAnnouncementsQuery, useWellbeingSubmitMutation } from './api';
import { shownBand } from './bands';
import { checkInForm, emptyCheckIn } from './check-in-form';
import { formTexts as texts } from './texts';

const WORDS = ['feedback', 'concerns', 'suggestions'] as const;

interface CheckInDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog with the Wellbeing Check-in form; it starts afresh every time it opens. */
export function CheckInDialog({ isOpen, onClose }: CheckInDialogProps): React.JSX.Element {
  return (
    <FormDialog title={texts.title} isOpen={isOpen} onClose={onClose}>
      <CheckInForm onDone={onClose} />
    </FormDialog>
  );
}

/** Six sliders and three texts. */
function CheckInForm({ onDone }: { onDone: () => void }): React.JSX.Element {
  const { data, refetch } = useWellbeingAnnouncementsQuery();
  const announced = data?.find(({ status, time }) => status === 'announced' && time === 'now');
  const [submit] = useWellbeingSubmitMutation();
  return (
    <CommandForm
      schema={checkInForm}
      start={emptyCheckIn}
      texts={texts}
      send={(answers) =>
        submit({ ...answers, ...(announced && { attributedBy: announced.id }) })
          .unwrap()
          .catch((refusal: unknown) => {
            // It may be that the week was announced meanwhile.
            void refetch();
            throw refusal;
          })
      }
      onClose={onDone}
    >
      {(field, { watch }) => (
        <>
          {announced && (
            <AnnouncementNotice
              announcement={announced}
              sentence={`${announcementTexts.noticeEmployee} ${announcementTexts.agree}`}
            />
          )}
          {SCORE_NAMES.map((name) => (
            <SliderField
              key={name}
              {...field(name)}
              label={texts.scores[name]}
              help={name === 'stressLevel' ? texts.stressHelp : undefined}
              value={Number(watch(name))}
              band={shownBand(Number(watch(name)))}
              scale={SCORE}
            />
          ))}
          {WORDS.map((name) => (
            <AreaField key={name} {...field(name)} label={texts.optional(texts[name])} rows={2} />
          ))}
          {!announced && <p className="field__help">{texts.confidential}</p>}
        </>
      )}
    </CommandForm>
  );
}
