import type { BreakGlassAlarm } from '@annals/contracts/features/break-glass/views';
import { Link } from 'react-router-dom';
import { Told } from '../../ui/When';
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
          <Told at={alarm.openedAt}>{(when) => sentenceOf(alarm, when)}</Told>{' '}
          <Link to="/admin/sign-in">{texts.look}</Link>
        </p>
      ))}
    </div>
  );
}

function sentenceOf({ name, openedByName, isOpen, isDrill }: BreakGlassAlarm, when: string): string {
  const sentence = !isOpen ? texts.toReview : isDrill ? texts.drill : texts.open;
  return sentence(name, openedByName, when);
}
