import {
  CATEGORIES,
  CATEGORY_LABELS,
  FREQUENCIES,
  IMPACT,
  PRIORITIES,
} from '@annals/contracts/features/pain-points/constants';
import { CommandDialog } from '../../ui/CommandDialog';
import { AreaField, InputField, optionsOf, SelectField } from '../../ui/form-fields';
import { SliderField } from '../../ui/SliderField';
import { usePainPointsReportMutation } from './api';
import { emptyReport, reportForm } from './report-form';
import { impactBand } from './shown';
import { formTexts as texts, FREQUENCY_LABELS, PRIORITY_LABELS } from './texts';

interface ReportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that reports a pain point: what the problem is, how bad, how often, and what might help. It starts empty every time it opens. */
export function ReportDialog({ isOpen, onClose }: ReportDialogProps): React.JSX.Element {
  const [report] = usePainPointsReportMutation();
  return (
    <CommandDialog
      title={texts.title}
      isOpen={isOpen}
      schema={reportForm}
      start={emptyReport}
      texts={texts}
      send={(painPoint) => report(painPoint).unwrap()}
      onClose={onClose}
    >
      {(field, { watch }) => (
        <>
          <InputField {...field('title')} label={texts.issueTitle} placeholder={texts.titlePlaceholder} />
          <AreaField {...field('description')} label={texts.description} rows={4} />
          <div className="form-row">
            <SelectField
              {...field('category')}
              label={texts.category}
              prompt={texts.chooseCategory}
              options={optionsOf(CATEGORIES, CATEGORY_LABELS)}
            />
            <SelectField
              {...field('priority')}
              label={texts.priority}
              options={optionsOf(PRIORITIES, PRIORITY_LABELS)}
            />
          </div>
          <SliderField
            {...field('impactLevel')}
            label={texts.impact}
            value={Number(watch('impactLevel'))}
            band={impactBand(Number(watch('impactLevel')))}
            scale={IMPACT}
          />
          <SelectField
            {...field('frequency')}
            label={texts.frequency}
            prompt={texts.chooseFrequency}
            options={optionsOf(FREQUENCIES, FREQUENCY_LABELS)}
          />
          <AreaField {...field('suggestedSolution')} label={texts.suggested} rows={2} />
        </>
      )}
    </CommandDialog>
  );
}
