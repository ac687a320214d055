import {
  setQuietHours,
  type QuietHours as Hours,
} from '@annals/contracts/features/notifications/quiet-hours';
import type { QuietHoursView } from '@annals/contracts/features/notifications/views';
import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useAttempt } from '../../api/useAttempt';
import { Card } from '../../ui/Card';
import { ErrorState } from '../../ui/ErrorState';
import { Field } from '../../ui/Field';
import { FormRefusal } from '../../ui/FormFooter';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { settingsPath } from './sections';
import { useOpened } from '../../api/useOpened';
import { useNotificationsQuietHoursQuery, useNotificationsSetQuietHoursMutation } from '../notifications/api';
import { Tick } from './Tick';
import { quietTexts as texts } from './telling-texts';

/** When the person gets no e-mails. */
export function QuietHours(): React.JSX.Element {
  const { data, error, refetch } = useNotificationsQuietHoursQuery();
  return (
    <Card title={texts.title}>
      {data ? (
        <QuietHoursForm hours={data} />
      ) : error ? (
        <ErrorState title={texts.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={texts.loading} rows={3} />
      )}
    </Card>
  );
}

function QuietHoursForm({ hours }: { hours: QuietHoursView }): React.JSX.Element {
  const { on, from, until, weekends } = hours;
  const { register, handleSubmit, control, reset, formState } = useForm<Hours>({
    resolver: zodResolver(setQuietHours),
    defaultValues: { on, from, until, weekends },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const seenPosition = useOpened(isDirty);
  const isOn = useWatch({ control, name: 'on' });
  const { attempt, refusal } = useAttempt(texts);
  const [save] = useNotificationsSetQuietHoursMutation();
  // What was saved, here or in another window, is what the form starts from; what is being typed is kept.
  useEffect(
    () => reset({ on, from, until, weekends }, { keepDirtyValues: true }),
    [on, from, until, weekends, reset],
  );
  const submit = handleSubmit(async (wanted) => {
    if (await attempt(() => save({ ...wanted, seenPosition }).unwrap())) reset(wanted);
  });
  return (
    <form className="settings-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{texts.sentence}</p>
      <Tick label={texts.on} registration={register('on')} />
      {isOn && (
        <>
          <div className="form-row">
            <Field label={texts.from} error={errors.from?.message}>
              {(attributes) => <input {...attributes} {...register('from')} type="time" />}
            </Field>
            <Field label={texts.until} error={errors.until?.message}>
              {(attributes) => <input {...attributes} {...register('until')} type="time" />}
            </Field>
          </div>
          <Tick label={texts.weekends} registration={register('weekends')} />
        </>
      )}
      <p className="field__help quiet-hours__zone">
        {texts.zone(hours.timeZone, hours.isOwnTimeZone)}{' '}
        <Link to={settingsPath('profile')}>{texts.changeZone}</Link>
      </p>
      <FormRefusal sentence={refusal} />
      <div className="settings-form__foot">
        <Button
          type="submit"
          intent="primary"
          disabled={isSubmitting || !isDirty}
          text={isSubmitting ? texts.saving : texts.save}
        />
      </div>
    </form>
  );
}
