import { ACCESS_KIND_NAMES } from '@annals/contracts/access-kinds';
import { addressOf } from '@annals/contracts/addresses';
import { startAccessReview } from '@annals/contracts/features/access-reviews/commands';
import { daysAfter } from '@annals/contracts/kernel/local-time';
import { useNavigate } from 'react-router-dom';
import { today } from '../../time/due';
import { CommandDialog } from '../../ui/CommandDialog';
import { InputField } from '../../ui/form-fields';
import type { FormField } from '../../ui/CommandForm';
import { useUnpressed } from '../../ui/useUnpressed';
import { useAccessReviewsPreviewQuery, useAccessReviewsStartMutation } from './api';
import { kindLabel } from './named-item';
import { startTexts as texts } from './texts';

const USUAL_DAYS = 14;

interface StartDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Starts a review, and says before what it would list and who would answer. */
export function StartDialog(props: StartDialogProps): React.JSX.Element {
  const [start] = useAccessReviewsStartMutation();
  const navigate = useNavigate();
  return (
    <CommandDialog
      {...props}
      title={texts.title}
      schema={startAccessReview}
      start={{ name: '', dueOn: daysAfter(today(), USUAL_DAYS), kinds: [...ACCESS_KIND_NAMES] }}
      texts={texts}
      send={(body) => start(body).unwrap()}
      onSent={({ id }) => {
        props.onClose();
        void navigate(addressOf('accessReview', { reviewId: id }));
      }}
    >
      {(field, form) => (
        <>
          <InputField {...field('name')} label={texts.name} help={texts.nameHelp} maxLength={80} />
          <InputField {...field('dueOn')} type="date" label={texts.due} help={texts.dueHelp} />
          <KindsField {...field('kinds')} />
          <Preview kinds={form.watch('kinds')} />
        </>
      )}
    </CommandDialog>
  );
}

function KindsField({ registration, error }: FormField): React.JSX.Element {
  return (
    <fieldset className="access-kinds" aria-invalid={error !== undefined}>
      <legend>{texts.kinds}</legend>
      {ACCESS_KIND_NAMES.map((kind) => (
        <label className="tick" key={kind}>
          <input type="checkbox" value={kind} {...registration} />
          <span>{kindLabel(kind)}</span>
        </label>
      ))}
      {error !== undefined && <p className="field__error">{error}</p>}
    </fieldset>
  );
}

function Preview({ kinds }: { kinds: readonly string[] }): React.JSX.Element {
  const isSkipped = kinds.length === 0;
  const { currentData } = useAccessReviewsPreviewQuery(
    { kinds: kinds.join(',') },
    { skip: isSkipped, refetchOnMountOrArgChange: true },
  );
  const preview = useUnpressed(currentData);
  const words = () => {
    if (isSkipped) return '';
    if (!preview) return texts.counting;
    if (preview.items === 0) return texts.nothing;
    return texts.preview(preview.items, preview.managers, preview.forAdministrators);
  };
  return (
    <div role="status">
      <p>{words()}</p>
      {!isSkipped && preview !== undefined && preview.forNobody > 0 && (
        <p>{texts.forNobody(preview.forNobody)}</p>
      )}
    </div>
  );
}
