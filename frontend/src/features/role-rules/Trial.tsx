import type { RoleSourceKind } from '@annals/contracts/features/role-rules/constants';
import type { RoleTrial } from '@annals/contracts/features/role-rules/views';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAttempt } from '../../api/useAttempt';
import type { BadgeTone } from '../../ui/Badge';
import { Field } from '../../ui/Field';
import { Status } from '../../ui/Status';
import { useRoleRulesTestMutation } from './api';
import { rulesForm, type RulesFormValues } from './rules-form';
import { EXAMPLES, formTexts, texts as cardTexts, trialTexts as texts } from './texts';

interface TrialProps<Sent> {
  readonly kind: RoleSourceKind;
  /** The rules as they are typed. */
  readonly form: UseFormReturn<RulesFormValues, unknown, Sent>;
}

const LABELS = { oidc: 'claims', saml: 'attributes', scim: 'groups' } as const;

/** Tries the rules on an example, and says which of them match and what follows. */
export function Trial<Sent>({ kind, form }: TrialProps<Sent>): React.JSX.Element {
  const [test] = useRoleRulesTestMutation();
  const { attempt, isPending } = useAttempt({ failed: texts.failed });
  const [example, setExample] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [result, setResult] = useState<RoleTrial>();
  const run = async () => {
    setResult(undefined);
    setWrong(undefined);
    const typed = rulesForm.safeParse(form.getValues());
    // The form says what is missing in the rules.
    if (!typed.success) return void (await form.trigger(undefined, { shouldFocus: true }));
    const { rules, otherwise } = typed.data;
    const answer = await attempt(
      () => test({ kind, rules, otherwise, example }).unwrap(),
      {},
      ({ detail, fields }) => setWrong(fields.find(({ path }) => path === 'example')?.message ?? detail),
    );
    setResult(answer);
  };
  return (
    <section className="role-trial" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{texts.lead}</p>
      <Field label={texts[LABELS[kind]]} error={wrong}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={5}
            spellCheck={false}
            placeholder={EXAMPLES[kind]}
            value={example}
            onChange={({ target: { value } }) => setExample(value)}
          />
        )}
      </Field>
      <div>
        <Button text={texts.run} loading={isPending} onClick={() => void run()} />
      </div>
      <div role="status" className="role-trial__result">
        {result && !isPending && <Result of={result} />}
      </div>
    </section>
  );
}

function Result({ of: result }: { of: RoleTrial }): React.JSX.Element {
  return (
    <>
      <p>
        <strong>{sentenceOf(result)}</strong>
      </p>
      <ul className="role-rules__list" aria-label={texts.result}>
        {result.rules.map((rule, index) => {
          const { tone, label } = stateOf(rule);
          return (
            <li key={index}>
              <Status tone={tone}>{label}</Status>
              <span>{formTexts.rule(index + 1)}</span>
              <span className="role-rules__note">{foundOf(rule)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function sentenceOf({ isWithheld, isOtherwise, role, asks }: RoleTrial): string {
  if (isWithheld) return texts.isWithheld;
  if (isOtherwise) return role === null ? texts.stays : texts.otherwise(role);
  if (asks === null) return role === null ? texts.stays : texts.gives(role);
  return role === null ? texts.asks(asks) : texts.givesAndAsks(role, asks);
}

type Looked = RoleTrial['rules'][number];

function stateOf({ matches, isWithheld }: Looked): { readonly tone: BadgeTone; readonly label: string } {
  if (isWithheld) return { tone: 'yellow', label: texts.withheld };
  return matches ? { tone: 'green', label: texts.matches } : { tone: 'grey', label: texts.matchesNot };
}

function foundOf({ found, foundInAll }: Looked): string {
  if (foundInAll === 0) return texts.missing;
  const values = found.map(cardTexts.quoted).join(', ');
  return foundInAll > found.length ? texts.foundMore(values, foundInAll - found.length) : texts.found(values);
}
