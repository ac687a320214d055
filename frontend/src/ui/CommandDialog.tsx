import type { FieldValues } from 'react-hook-form';
import { CommandForm, type CommandFormProps } from './CommandForm';
import { FormDialog } from './FormDialog';

interface CommandDialogProps<Values extends FieldValues, Sent extends object, Answer> extends Omit<
  CommandFormProps<Values, Sent, Answer>,
  'onClose' | 'className' | 'isLine' | 'draft'
> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly isWide?: boolean;
  readonly onClose: () => void;
}

/** A dialog with a form that sends one command; it starts over every time it opens. */
export function CommandDialog<Values extends FieldValues, Sent extends object, Answer>({
  title,
  isOpen,
  isWide = false,
  ...form
}: CommandDialogProps<Values, Sent, Answer>): React.JSX.Element {
  return (
    <FormDialog title={title} isOpen={isOpen} isWide={isWide} onClose={form.onClose}>
      <CommandForm {...form} />
    </FormDialog>
  );
}
