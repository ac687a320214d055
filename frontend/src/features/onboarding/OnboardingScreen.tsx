import { may } from '@annals/contracts/permissions';
import { useCurrentUser } from '../../session/current-user';
import { ScreenHead } from '../../ui/ScreenHead';
import { ManagerOnboarding } from './ManagerOnboarding';
import { OwnOnboarding } from './own/OwnOnboarding';
import { texts } from './texts';
import './onboarding.css';

/** The Onboarding Center: those who bring people on board see them, everybody else their own progress. */
export default function OnboardingScreen(): React.JSX.Element {
  const { role } = useCurrentUser();
  return may(role, 'onboarding:see-team') ? (
    <>
      <ScreenHead sentence={texts.subtitleForManagers} />
      <ManagerOnboarding />
    </>
  ) : (
    <>
      <ScreenHead sentence={texts.subtitle} />
      <OwnOnboarding />
    </>
  );
}
