import { LONGEST_IDLE_MINUTES } from '@annals/contracts/features/sign-in-policy/constants';
import { setPasswords, type SignInPolicyView } from '@annals/contracts/features/sign-in-policy/routes';
import { ROLE_LABELS, ROLES, type Role } from '@annals/contracts/kernel/roles';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useAttempt } from '../../api/useAttempt';
import { Card } from '../../ui/Card';
import { CommandForm } from '../../ui/CommandForm';
import { InputField, TickField } from '../../ui/form-fields';
import { Loaded } from '../../ui/Loaded';
import { Status } from '../../ui/Status';
import { WordsDialog } from '../../ui/WordsDialog';
import {
  useSignInPolicyOneQuery,
  useSignInPolicyRequireSecondFactorsMutation,
  useSignInPolicySetPasswordsMutation,
  useSignInPolicySetSessionLimitsMutation,
} from './api';
import { factorsForm, limitsForm } from './policy-form';
import { factorTexts, limitTexts, passwordTexts, texts } from './texts';
import './sign-in-policy.css';

/** Who has to have a second factor, and how long sessions last. */
export function SignInPolicy(): React.JSX.Element {
  const query = useSignInPolicyOneQuery();
  return (
    <Loaded
      query={query}
      texts={texts}
      rows={4}
      frame={(state) => <Card title={factorTexts.title}>{state}</Card>}
    >
      {(policy) => (
        <>
          <PasswordsCard policy={policy} />
          <FactorsCard policy={policy} />
          <LimitsCard policy={policy} />
        </>
      )}
    </Loaded>
  );
}

function PasswordsCard({ policy }: { policy: SignInPolicyView }): React.JSX.Element {
  const [send] = useSignInPolicySetPasswordsMutation();
  const [isAsked, setIsAsked] = useState(false);
  const { attempt, refusal, isPending } = useAttempt({ failed: passwordTexts.failed });
  const isOn = !policy.passwordsOn;
  const words = isOn ? passwordTexts.on : passwordTexts.off;
  const confirm = async (reason: string) => {
    if (await attempt(() => send({ isOn, reason }).unwrap(), { done: words.done })) setIsAsked(false);
  };
  return (
    <Card title={passwordTexts.title} action={<Button text={words.label} onClick={() => setIsAsked(true)} />}>
      <div className="policy-passwords">
        <Status tone={policy.passwordsOn ? 'grey' : 'green'}>
          {policy.passwordsOn ? passwordTexts.areOn : passwordTexts.areOff}
        </Status>
        <p>{policy.passwordsOn ? passwordTexts.lead : passwordTexts.leadOff}</p>
        <p className="policy-passwords__note">{passwordTexts.ready(policy.emergencyReady)}</p>
      </div>
      {isAsked && (
        <WordsDialog
          texts={{ ...words, words: texts.reason }}
          rule={setPasswords.shape.reason}
          isOpen
          isDestructive={!isOn}
          isPending={isPending}
          refusal={refusal}
          onConfirm={(reason) => void confirm(reason)}
          onRefuse={() => setIsAsked(false)}
        />
      )}
    </Card>
  );
}

function FactorsCard({ policy }: { policy: SignInPolicyView }): React.JSX.Element {
  const [send] = useSignInPolicyRequireSecondFactorsMutation();
  const start = {
    roles: {
      employee: policy.roles.includes('employee'),
      manager: policy.roles.includes('manager'),
      leader: policy.roles.includes('leader'),
      admin: policy.roles.includes('admin'),
      auditor: policy.roles.includes('auditor'),
    },
    graceDays: String(policy.graceDays),
    reason: '',
  };
  return (
    <Card title={factorTexts.title}>
      <CommandForm
        schema={factorsForm}
        start={start}
        texts={factorTexts}
        needsChange
        send={({ roles, graceDays, reason }) => send({ roles, graceDays, reason }).unwrap()}
      >
        {(field) => (
          <>
            <p>{factorTexts.lead}</p>
            <fieldset className="policy-roles">
              <legend>{factorTexts.roles}</legend>
              {ROLES.map((role) => (
                <TickField
                  key={role}
                  {...field(`roles.${role}`)}
                  label={ROLE_LABELS[role]}
                  help={coverageOf(policy, role)}
                />
              ))}
            </fieldset>
            <InputField
              {...field('graceDays')}
              label={factorTexts.graceDays}
              help={factorTexts.graceDaysHelp}
              inputMode="numeric"
            />
            <InputField {...field('reason')} label={texts.reason} help={texts.reasonHelp} />
          </>
        )}
      </CommandForm>
    </Card>
  );
}

function coverageOf({ people }: SignInPolicyView, role: Role): string {
  const found = people.find((one) => one.role === role);
  return factorTexts.coverage(found?.withFactor ?? 0, found?.people ?? 0);
}

function LimitsCard({ policy }: { policy: SignInPolicyView }): React.JSX.Element {
  const [send] = useSignInPolicySetSessionLimitsMutation();
  return (
    <Card title={limitTexts.title}>
      <CommandForm
        schema={limitsForm}
        start={{
          idleMinutes: String(policy.idleMinutes),
          longestDays: String(policy.longestDays),
          reason: '',
        }}
        texts={limitTexts}
        needsChange
        send={({ idleMinutes, longestDays, reason }) => send({ idleMinutes, longestDays, reason }).unwrap()}
      >
        {(field) => (
          <>
            <p>{limitTexts.lead}</p>
            <InputField
              {...field('idleMinutes')}
              label={limitTexts.idleMinutes}
              help={limitTexts.idleMinutesHelp(LONGEST_IDLE_MINUTES)}
              inputMode="numeric"
            />
            <InputField
              {...field('longestDays')}
              label={limitTexts.longestDays}
              help={limitTexts.longestDaysHelp(policy.mostDays)}
              inputMode="numeric"
            />
            <InputField {...field('reason')} label={texts.reason} help={texts.reasonHelp} />
          </>
        )}
      </CommandForm>
    </Card>
  );
}
