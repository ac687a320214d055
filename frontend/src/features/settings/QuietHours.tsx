import { setQuietHours } from '@annals/contracts/features/notifications/quiet-hours';
import type { QuietHoursView } from '@annals/contracts/features/notifications/views';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card';
import { ErrorState } from '../../ui/ErrorState';
import { CommandForm } from '../../ui/CommandForm';
import { InputField, TickField } from '../../ui/form-fields';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { settingsPath } from './sections';
import { useNotificationsQuietHoursQuery, useNotificationsSetQuietHoursMutation } from '../notifications/api';
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
  const [save] = useNotificationsSetQuietHoursMutation();
  return (
    <CommandForm
      schema={setQuietHours}
      start={{ on, from, until, weekends }}
      texts={{ ...texts, submit: texts.save, submitting: texts.saving }}
      needsChange
      send={(wanted) => save(wanted).unwrap()}
    >
      {(field, { watch }) => (
        <>
          <p>{texts.sentence}</p>
          <TickField {...field('on')} label={texts.on} />
          {watch('on') && (
            <>
              <div className="form-row">
                <InputField {...field('from')} label={texts.from} type="time" />
                <InputField {...field('until')} label={texts.until} type="time" />
              </div>
              <TickField {...field('weekends')} label={texts.weekends} />
            </>
          )}
          <p className="field__help quiet-hours__zone">
            {texts.zone(hours.timeZone, hours.isOwnTimeZone)}{' '}
            <Link to={settingsPath('profile')}>{texts.changeZone}</Link>
          </p>
        </>
      )}
    </CommandForm>
  );
}
