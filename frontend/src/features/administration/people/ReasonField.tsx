import type { FormField } from '../../../ui/CommandForm';
import { AreaField } from '../../../ui/form-fields';
import { formTexts as texts } from './texts';

/** Why something is done. */
export function ReasonField(props: FormField & { readonly help?: string }): React.JSX.Element {
  return <AreaField label={texts.reason} help={texts.reasonHelp} rows={2} {...props} />;
}
