import { MOST_RULES, OTHERWISE } from '@annals/contracts/features/role-rules/constants';
import type { RoleSourceView } from '@annals/contracts/features/role-rules/views';
import { ROLE_LABELS, ROLES } from '@annals/contracts/kernel/roles';
import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { CommandDialog } from '../../ui/CommandDialog';
import type { FieldOf } from '../../ui/CommandForm';
import { AreaField, InputField, optionsOf, SelectField } from '../../ui/form-fields';
import { IconButton } from '../../ui/IconButton';
import { useRoleRulesSetMutation } from './api';
import { newRule, rulesForm, startOf, type RulesFormValues } from './rules-form';
import { formTexts as texts, nameOf, otherwiseLabel } from './texts';
import { Trial } from './Trial';

interface RulesDialogProps {
  readonly source: RoleSourceView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes the rules of a source, and tries them on an example before they are saved. */
export function RulesDialog({ source, ...props }: RulesDialogProps): React.JSX.Element {
  const [set] = useRoleRulesSetMutation();
  return (
    <CommandDialog
      {...props}
      isWide
      title={texts.title(nameOf(source))}
      schema={rulesForm}
      start={startOf(source)}
      texts={texts}
      needsChange
      send={(rules) => set({ sourceId: source.id, ...rules }).unwrap()}
    >
      {(field, form) => <Fields of={field} form={form} source={source} />}
    </CommandDialog>
  );
}

interface FieldsProps<Sent> {
  readonly of: FieldOf<RulesFormValues>;
  readonly form: UseFormReturn<RulesFormValues, unknown, Sent>;
  readonly source: RoleSourceView;
}

function Fields<Sent>({ of: field, form, source: { kind } }: FieldsProps<Sent>): React.JSX.Element {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rules' });
  const isGroups = kind === 'scim';
  return (
    <>
      {fields.length === 0 && <p>{texts.none}</p>}
      {fields.map(({ id }, index) => (
        <fieldset className="rule-fields" key={id}>
          <legend>{texts.rule(index + 1)}</legend>
          <div className="rule-fields__row">
            {!isGroups && (
              <InputField
                {...field(`rules.${index}.name`)}
                label={kind === 'saml' ? texts.attribute : texts.claim}
                help={kind === 'saml' ? texts.attributeHelp : texts.claimHelp}
                spellCheck={false}
              />
            )}
            <AreaField
              {...field(`rules.${index}.values`)}
              label={isGroups ? texts.groups : texts.values}
              help={isGroups ? texts.groupsHelp : texts.valuesHelp}
              rows={2}
              spellCheck={false}
            />
            <SelectField
              {...field(`rules.${index}.role`)}
              label={texts.role}
              options={optionsOf(ROLES, ROLE_LABELS)}
            />
          </div>
          <IconButton
            variant="minimal"
            icon={<CrossIcon />}
            label={texts.remove(index + 1)}
            onClick={() => remove(index)}
          />
        </fieldset>
      ))}
      <div>
        <Button
          text={texts.add}
          disabled={fields.length >= MOST_RULES}
          onClick={() => append(newRule(kind))}
        />
      </div>
      <SelectField
        {...field('otherwise')}
        label={texts.otherwise}
        help={texts.otherwiseHelp}
        options={OTHERWISE.map((value) => ({ value, label: otherwiseLabel(value) }))}
      />
      <InputField {...field('reason')} label={texts.reason} help={texts.reasonHelp} />
      <Trial kind={kind} form={form} />
    </>
  );
}
