import { t } from '@annals/contracts/kernel/text';
import { NavLink, useParams } from 'react-router-dom';
import { NotFoundScreen } from '../../ui/NotFoundScreen';
import { ScreenHead } from '../../ui/ScreenHead';
import { SectionTitle } from '../../ui/page-title';
import { SETTINGS_SECTIONS, settingsPath, type SettingsSection } from './sections';
import { OwnTokens } from '../service-tokens/OwnTokens';
import { Appearance } from './Appearance';
import { CalendarFeeds } from './CalendarFeeds';
import { DataAccess } from './DataAccess';
import { Devices } from './Devices';
import { Password } from './PasswordCard';
import { Profile } from './Profile';
import { Telling } from './Telling';
import { SECTION_LABELS, texts } from './texts';
import './settings.css';

const SECTIONS: Readonly<Record<SettingsSection, () => React.JSX.Element>> = {
  profile: Profile,
  password: Password,
  notifications: Telling,
  appearance: Appearance,
  calendar: CalendarFeeds,
  devices: Devices,
  tokens: OwnTokens,
  'data-access': DataAccess,
};

/** What a person sets for themself, a section at a time; each has an address of its own. */
export default function SettingsScreen(): React.JSX.Element {
  const { section: named } = useParams();
  const asked = named ?? SETTINGS_SECTIONS[0];
  const section = SETTINGS_SECTIONS.find((known) => known === asked);
  if (section === undefined) return <NotFoundScreen />;
  const Section = SECTIONS[section];
  return (
    <>
      {named !== undefined && <SectionTitle section={SECTION_LABELS[section]} of={t('Settings')} />}
      <ScreenHead sentence={texts.subtitle} />
      <div className="settings">
        <nav className="settings__sections" aria-label={texts.sections}>
          {SETTINGS_SECTIONS.map((known) => (
            <NavLink
              key={known}
              className={
                known === section ? 'settings__section settings__section--current' : 'settings__section'
              }
              to={settingsPath(known)}
              aria-current={known === section ? 'page' : undefined}
            >
              {SECTION_LABELS[known]}
            </NavLink>
          ))}
        </nav>
        <Section />
      </div>
    </>
  );
}
