import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldOf } from './CommandForm';
import { listMessage } from './list-message';

interface QueryFormProps<Values extends FieldValues, Asked extends object> {
  /** What the inputs hold, and what that asks for. */
  readonly schema: z.ZodType<Asked, Values>;
  /** What is shown now: when it changes, the inputs hold that. */
  readonly start: Values;
  readonly submit: string;
  readonly onAsk: (asked: Asked) => void;
  readonly className: string;
  readonly role?: 'search';
  readonly children: (field: FieldOf<Values>, form: UseFormReturn<Values, unknown, Asked>) => React.ReactNode;
}

/**
 * A form that asks for something to be shown, and changes nothing: what is typed counts when it is sent, and nothing is lost by leaving it. It says what is
 * wrong under each field, in the product's words, and goes to the first of them.
 */
export function QueryForm<Values extends FieldValues, Asked extends object>(
  props: QueryFormProps<Values, Asked>,
): React.JSX.Element {
  const { schema, start, submit, onAsk, className, role, children } = props;
  const form = useForm<Values, unknown, Asked>({
    resolver: zodResolver(schema),
    values: start,
    shouldFocusError: false,
  });
  const { formState } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (formState.submitCount > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formState.submitCount]);
  const field: FieldOf<Values> = (name, onChange) => ({
    registration: form.register(
      name,
      onChange && {
        onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
      },
    ),
    error: listMessage(form.getFieldState(name, formState).error),
  });
  return (
    <form
      className={className}
      role={role}
      ref={element}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onAsk)(event)}
    >
      <FormProvider {...form}>{children(field, form)}</FormProvider>
      <Button type="submit" intent="primary" text={submit} />
    </form>
  );
}
