import { CAREER_PATH_LABELS, CAREER_PATH_STATUSES } from '@annals/contracts/features/people/career';
import type { OwnProfileAnswer } from '@annals/contracts/features/people/profile';
import { LANGUAGE_NAMES } from '@annals/contracts/kernel/language';
import { offeredLanguages } from '../../language/language';
import { CommandForm } from '../../ui/CommandForm';
import { AreaField, InputField, optionsOf, SelectField } from '../../ui/form-fields';
import { useProfileChangeMutation } from './api';
import { PictureField } from './PictureField';
import { profileForm, profileFormOf } from './profile-form';
import { profileTexts as texts, texts as common } from './texts';

/** Name, picture, time zone, career path, goals and skills. */
export function ProfileForm({ profile }: { profile: OwnProfileAnswer }): React.JSX.Element {
  const [change] = useProfileChangeMutation();
  const languages = offeredLanguages();
  const kept = profile.directory ? { readOnly: true, help: texts.kept(profile.directory.name) } : {};
  return (
    <CommandForm
      schema={profileForm}
      start={profileFormOf(profile)}
      texts={{
        submit: common.save,
        submitting: common.saving,
        failed: common.error,
        failedSentence: texts.saveFailed,
        done: texts.done,
      }}
      needsChange
      send={(changes) => change(changes).unwrap()}
    >
      {(field) => (
        <>
          <PictureField profile={profile} />
          <div className="form-row">
            <InputField {...field('firstName')} {...kept} label={texts.firstName} autoComplete="given-name" />
            <InputField {...field('lastName')} {...kept} label={texts.lastName} autoComplete="family-name" />
          </div>
          <SelectField
            {...field('timeZone')}
            label={texts.timeZone}
            help={texts.timeZoneHelp}
            prompt={texts.organizationZone}
            options={timeZones(profile.timeZone).map((zone) => ({ value: zone, label: zone }))}
          />
          {languages.length > 1 && (
            <SelectField
              {...field('language')}
              label={texts.language}
              help={texts.languageHelp}
              prompt={texts.browserLanguage}
              options={optionsOf(languages, LANGUAGE_NAMES)}
            />
          )}
          <SelectField
            {...field('careerPathStatus')}
            label={texts.careerPath}
            options={optionsOf(CAREER_PATH_STATUSES, CAREER_PATH_LABELS)}
          />
          <AreaField
            {...field('careerGoals')}
            label={texts.careerGoals}
            help={texts.careerGoalsHelp}
            rows={4}
          />
          <InputField {...field('skillTags')} label={texts.skills} help={texts.skillsHelp} />
        </>
      )}
    </CommandForm>
  );
}

/** The zones the browser knows, and the one that is set. */
function timeZones(set: string | null): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return set === null || known.includes(set) ? known : [set, ...known];
}
