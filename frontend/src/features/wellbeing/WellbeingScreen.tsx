import { may } from '@annals/contracts/permissions';
import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useCurrentUser } from '../../session/current-user';
import { ScreenHead } from '../../ui/ScreenHead';
import { useFormInAddress } from '../../ui/useFormInAddress';
import { Alerts } from './Alerts';
import { AnnouncementNotices } from './AnnouncementNotice';
import { Announcements } from './Announcements';
import { CheckInDialog } from './CheckInDialog';
import { CheckIns } from './CheckIns';
import { PulseCard } from './PulseCard';
import { TeamFigures } from './TeamFigures';
import { texts } from './texts';
import { WellbeingOverTime } from './WellbeingOverTime';
import './wellbeing.css';

/** The Pulse Check screen: one's own answers, the teams' without names (leaders have both), or the organization's figures. */
export default function WellbeingScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  const form = useFormInAddress('new');
  const mayCheckIn = may(role, 'wellbeing:check-in');
  const seesTeam = may(role, 'wellbeing:see-team');
  const mayAnnounce = may(role, 'wellbeing:announce');
  return (
    <>
      <ScreenHead
        sentence={texts.subtitle}
        action={
          mayCheckIn && (
            <Button intent="primary" icon={<PlusIcon />} text={texts.newCheck} onClick={form.open} />
          )
        }
      />
      <div className="screen-grid in-order">
        {seesTeam && <TeamFigures />}
        {!mayAnnounce && <AnnouncementNotices isManager={!mayCheckIn} />}
        {may(role, 'wellbeing:act-on-alerts') && <Alerts />}
        {may(role, 'wellbeing:see-own-pulses') && <PulseCard />}
        <WellbeingOverTime />
        {mayAnnounce && <Announcements />}
        {role === 'admin' && <p className="wellbeing-note">{texts.howSharedForAdmin}</p>}
        {mayCheckIn && (
          <CheckIns
            isTeam={false}
            create={<Button intent="primary" text={texts.create} onClick={form.open} />}
          />
        )}
        {seesTeam && role !== 'admin' && <CheckIns isTeam create={null} />}
      </div>
      {mayCheckIn && <CheckInDialog isOpen={form.isOpen} onClose={form.close} />}
    </>
  );
}
