import type { BreakGlassAlarm } from '@annals/contracts/features/break-glass/views';
import { Link } from 'react-router-dom';
import { exactTime } from '../../time/format';
import { useBreakGlassAlarmsQuery } from './api';
import { alarmTexts as texts } from './texts';

/** Says on every screen of every administrator that an account for emergencies was opened, until that is reviewed. */
export default function Alarms(): React.JSX.Element | null {
  const { data = [] } = useBreakGlassAlarmsQuery();
  if (data.length === 0) return null;
  return (
    <div role="alert">
      {data.map((alarm) => (
        <p key={alarm.id} className="alarm">
          {sentenceOf(alarm)} <Link to="/admin/sign-in">{texts.look}</Link>
        </p>
      ))}
    </div>
  );
}

function sentenceOf({ name, openedByName, openedAt, isOpen, isDrill }: BreakGlassAlarm): string {
  const sentence = !isOpen ? texts.toReview : isDrill ? texts.drill : texts.open;
  return sentence(name, openedByName, exactTime(openedAt));
}
