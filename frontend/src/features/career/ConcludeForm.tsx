import { CommandForm } from '../../ui/CommandForm';
import { toLines } from '../../ui/drafts/lines';
import { AreaField } from '../../ui/form-fields';
import { useCareerChangeMutation } from './api';
import type { MilestoneFormProps } from './milestone-action';
import { concludeForm } from './milestone-forms';
import type { achieveTexts, missTexts } from './texts';

interface ConcludeFormProps extends MilestoneFormProps {
  readonly status: 'achieved' | 'missed';
  readonly texts: typeof achieveTexts | typeof missTexts;
}

/** What came of a milestone. One that was achieved opens with what was expected, to be put right. */
export function ConcludeForm(props: ConcludeFormProps): React.JSX.Element {
  const { milestone, status, texts, onDone } = props;
  const [change] = useCareerChangeMutation();
  return (
    <CommandForm
      schema={concludeForm(status)}
      start={{
        actualOutcomes: status === 'achieved' ? toLines(milestone.expectedOutcomes) : '',
        reason: '',
      }}
      texts={texts}
      send={(conclusion) => change({ milestoneId: milestone.id, ...conclusion }).unwrap()}
      onClose={onDone}
    >
      {(field) => (
        <>
          <AreaField {...field('actualOutcomes')} label={texts.outcomes} help={texts.outcomesHelp} rows={4} />
          {/* Only what was missed has to be explained. */}
          {'reason' in texts && <AreaField {...field('reason')} label={texts.reason} rows={2} />}
        </>
      )}
    </CommandForm>
  );
}
