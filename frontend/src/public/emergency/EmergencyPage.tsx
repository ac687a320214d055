import { breakGlassRoutes, openBreakGlass } from '@annals/contracts/features/break-glass/routes';
import { landingPath } from '@annals/contracts/kernel/roles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api/call';
import { showFailure } from '../../toasts/toast-store';
import { Field } from '../../ui/Field';
import { PublicCard } from '../password/PublicCard';
import { PublicSubmit } from '../PublicSubmit';
import { texts } from './texts';

const BACK = { address: '/login', label: texts.back };

/** Signs in with both halves of the password of an account for emergencies, and a reason. */
export default function EmergencyPage(): React.JSX.Element {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(openBreakGlass),
    defaultValues: { first: '', second: '', email: '', reason: '', isDrill: false },
  });
  const { errors, isSubmitting } = formState;
  const [refusal, setRefusal] = useState('');

  const submit = handleSubmit(async (form) => {
    setRefusal('');
    const { data, error } = await call(breakGlassRoutes.open, form);
    if (error) {
      setRefusal(error.detail);
      showFailure(texts.failed, error.detail);
      return;
    }
    window.location.assign(landingPath(data.role, 'admin'));
    // The button stays pending until the next page is there.
    await new Promise<never>(() => undefined);
  });

  return (
    <PublicCard title={texts.title} lead={texts.lead} link={BACK}>
      <form className="sign-in__form" onSubmit={(event) => void submit(event)} noValidate>
        {(['first', 'second'] as const).map((half) => (
          <Field key={half} label={texts[half]} error={errors[half]?.message} help={texts.halfHelp}>
            {(attributes) => (
              <input
                {...attributes}
                {...register(half)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
        ))}
        <Field label={texts.email} error={errors.email?.message} help={texts.emailHelp}>
          {(attributes) => (
            <input
              {...attributes}
              {...register('email')}
              type="email"
              autoComplete="username"
              inputMode="email"
            />
          )}
        </Field>
        <Field label={texts.reason} error={errors.reason?.message} help={texts.reasonHelp}>
          {(attributes) => <input {...attributes} {...register('reason')} autoComplete="off" />}
        </Field>
        <label className="emergency__drill">
          <input type="checkbox" {...register('isDrill')} /> {texts.drill}
        </label>
        <PublicSubmit isSubmitting={isSubmitting} texts={texts} refusal={refusal} />
      </form>
    </PublicCard>
  );
}
