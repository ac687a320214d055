import { CAREER_PATH_LABELS, CAREER_PATH_STATUSES } from '@annals/contracts/features/people/career';
import type { ChangeProfile, OwnProfile } from '@annals/contracts/features/people/profile';
import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import { Field } from '../../ui/Field';
import { FormRefusal } from '../../ui/FormFooter';
import { useOpened } from '../../api/useOpened';
import { useProfileChangeMutation } from './api';
import { PictureField } from './PictureField';
import { profileForm, profileFormOf, type ProfileFormValues } from './profile-form';
import { profileTexts as texts, texts as common } from './texts';

/** Name, picture, time zone, career path, goals and skills. */
export function ProfileForm({ profile }: { profile: OwnProfile }): React.JSX.Element {
  const { register, handleSubmit, reset, formState } = useForm<ProfileFormValues, unknown, ChangeProfile>({
    resolver: zodResolver(profileForm),
    defaultValues: profileFormOf(profile),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const seenPosition = useOpened(isDirty);
  const { attempt, refusal } = useAttempt({
    failed: common.error,
    failedSentence: texts.saveFailed,
    done: texts.done,
  });
  const [change] = useProfileChangeMutation();
  // What was saved, here or in another window, is what the form starts from; what is being typed is kept.
  useEffect(() => reset(profileFormOf(profile), { keepDirtyValues: true }), [profile, reset]);

  const submit = handleSubmit(async (changes) => {
    await attempt(() => change({ ...changes, seenPosition }).unwrap());
  });

  return (
    <form className="settings-form" onSubmit={(event) => void submit(event)} noValidate>
      <PictureField profile={profile} />
      <div className="form-row">
        <Field label={texts.firstName} error={errors.firstName?.message}>
          {(attributes) => (
            <input {...attributes} {...register('firstName')} type="text" autoComplete="given-name" />
          )}
        </Field>
        <Field label={texts.lastName} error={errors.lastName?.message}>
          {(attributes) => (
            <input {...attributes} {...register('lastName')} type="text" autoComplete="family-name" />
          )}
        </Field>
      </div>
      <Field label={texts.timeZone} help={texts.timeZoneHelp} error={errors.timeZone?.message}>
        {(attributes) => (
          <select {...attributes} {...register('timeZone')}>
            <option value="">{texts.organizationZone}</option>
            {timeZones(profile.timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.careerPath} error={errors.careerPathStatus?.message}>
        {(attributes) => (
          <select {...attributes} {...register('careerPathStatus')}>
            {CAREER_PATH_STATUSES.map((status) => (
              <option key={status} value={status}>
                {CAREER_PATH_LABELS[status]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.careerGoals} help={texts.careerGoalsHelp} error={errors.careerGoals?.message}>
        {(attributes) => <textarea {...attributes} {...register('careerGoals')} rows={4} />}
      </Field>
      <Field label={texts.skills} help={texts.skillsHelp} error={errors.skillTags?.message}>
        {(attributes) => <input {...attributes} {...register('skillTags')} type="text" autoComplete="off" />}
      </Field>
      <FormRefusal sentence={refusal} />
      <div className="settings-form__foot">
        <Button
          type="submit"
          intent="primary"
          disabled={isSubmitting || !isDirty}
          text={isSubmitting ? common.saving : common.save}
        />
      </div>
    </form>
  );
}

/** The zones the browser knows, and the one that is set. */
function timeZones(set: string | null): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return set === null || known.includes(set) ? known : [set, ...known];
}
