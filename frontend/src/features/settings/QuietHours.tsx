import { setQuietHours } from '@annals/contracts/features/notifications/quiet-hours';
import type { QuietHoursView } from '@annals/contracts/features/notifications/views';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card';
import { CommandForm } from '../../ui/CommandForm';
import { InputField, TickField } from '../../ui/form-fields';
import { Loaded } from '../../ui/Loaded';
import { settingsPath } from './sections';
import { useNotificationsQuietHoursQuery, useNotificationsSetQuietHoursMutation } from '../notifications/api';
import { quietTexts as texts } from './telling-texts';

/** When the person gets no e-mails. */
export function QuietHours(): React.JSX.Element {
  const query = useNotificationsQuietHoursQuery();
  return (
    <Card title={texts.title}>
      <Loaded query={query} texts={{ loading: texts.loading, failed: texts.loadFailed }} rows={3}>
        {(data) => <QuietHoursForm hours={data} />}
      </Loaded>
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
