import { TEMPLATE_ROLES } from '@annals/contracts/features/onboarding/constants';
import type { OnboardingTemplateRow } from '@annals/contracts/features/onboarding/views';
import { CommandDialog } from '../../../ui/CommandDialog';
import type { FormField } from '../../../ui/CommandForm';
import { AreaField, InputField, SelectField } from '../../../ui/form-fields';
import { usePeoplePlacesQuery } from '../../people/api';
import { useOnboardingDefineTemplateMutation, useOnboardingReviseTemplateMutation } from '../api';
import { templateForm, templateFormOf } from './template-form';
import { formTexts, texts } from './texts';

interface TemplateDialogProps {
  /** What is revised; undefined: a new one. */
  readonly template: OnboardingTemplateRow | undefined;
  readonly onClose: () => void;
}

/** The dialog in which an administrator defines or revises a template: name, department, addresses and the tasks of each role. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps): React.JSX.Element {
  const [define] = useOnboardingDefineTemplateMutation();
  const [revise] = useOnboardingReviseTemplateMutation();
  return (
    <CommandDialog
      title={template ? formTexts.reviseTitle : formTexts.newTitle}
      isOpen
      schema={templateForm}
      start={templateFormOf(template)}
      texts={{ ...formTexts, done: template ? formTexts.revised : formTexts.defined }}
      send={(body) => (template ? revise({ templateId: template.id, ...body }) : define(body)).unwrap()}
      onClose={onClose}
    >
      {(field) => (
        <>
          <div className="form-row">
            <InputField {...field('name')} label={formTexts.name} />
            <DepartmentSelect {...field('department')} standing={template?.department ?? null} />
          </div>
          <AreaField {...field('description')} label={formTexts.description} rows={2} />
          <InputField {...field('videoUrl')} label={formTexts.videoUrl} type="url" />
          <InputField {...field('playbookUrl')} label={formTexts.playbookUrl} type="url" />
          {TEMPLATE_ROLES.map((role) => (
            <AreaField
              key={role}
              {...field(role)}
              label={formTexts.tasksFor(role)}
              help={formTexts.tasksHelp}
            />
          ))}
          <AreaField {...field('customTasks')} label={formTexts.custom} help={formTexts.tasksHelp} />
          {template && <p>{formTexts.revisedHelp}</p>}
        </>
      )}
    </CommandDialog>
  );
}

/** Whose people the template is for: those of one department, or everybody's. */
function DepartmentSelect({
  standing,
  ...field
}: FormField & { readonly standing: string | null }): React.JSX.Element {
  const { data } = usePeoplePlacesQuery();
  const departments = new Set([...(data?.departments ?? []), ...(standing === null ? [] : [standing])]);
  return (
    <SelectField
      {...field}
      label={formTexts.department}
      prompt={texts.everyone}
      options={[...departments].map((department) => ({ value: department, label: department }))}
    />
  );
}
