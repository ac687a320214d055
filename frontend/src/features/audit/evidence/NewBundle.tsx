import { MOST_EXPORTED } from '@annals/contracts/features/audit/evidence-filter';
import { requestEvidence } from '@annals/contracts/features/audit/evidence-routes';
import { eventWords } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { RECORD_CATEGORIES } from '@annals/contracts/record-categories';
import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAttempt } from '../../../api/useAttempt';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { useAuditEventTypesQuery } from '../api';
import { useEvidenceCountQuery, useEvidenceRequestMutation } from './api';
import { filterOf, selectionIn, type SelectionForm } from './selection';
import { FILTER_WORDS, newTexts as texts } from './texts';

const FIELDS = [
  { name: 'type', label: texts.type, help: texts.typeHelp, type: 'text' },
  { name: 'from', label: texts.from, help: undefined, type: 'datetime-local' },
  { name: 'until', label: texts.until, help: undefined, type: 'datetime-local' },
  { name: 'fromPosition', label: texts.fromPosition, help: undefined, type: 'text' },
  { name: 'untilPosition', label: texts.untilPosition, help: undefined, type: 'text' },
] as const;

/** What is to be in a bundle, and what it is for. */
export function NewBundle(): React.JSX.Element {
  const [search] = useSearchParams();
  const [initial] = useState(() => selectionIn(search));
  const [form, setForm] = useState(initial.form);
  const [carried, setCarried] = useState(initial.carried);
  const [purpose, setPurpose] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [request] = useEvidenceRequestMutation();
  const { attempt, isPending } = useAttempt(texts);
  const { currentData: types = [] } = useAuditEventTypesQuery();
  const typesId = useId();
  const { filter, faults } = filterOf(form, carried);
  const isSound = Object.keys(faults).length === 0;
  const { currentData: count } = useEvidenceCountQuery(filter, { skip: !isSound });
  const change = (field: keyof SelectionForm, value: string) =>
    setForm((before) => ({ ...before, [field]: value }));
  const carriedWords = Object.entries(carried)
    .map(([name, value]) => `${FILTER_WORDS[name as keyof typeof FILTER_WORDS] ?? name} ${value}`)
    .join(', ');

  const send = async () => {
    const body = requestEvidence.safeParse({ filter, purpose });
    setFault(body.error?.issues[0]?.message);
    if (!body.success || !isSound) return;
    if (await attempt(() => request(body.data).unwrap())) setPurpose('');
  };
  return (
    <Card title={texts.title}>
      <form
        className="evidence-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div className="evidence-form__fields">
          <Field label={texts.feature}>
            {(attributes) => (
              <select
                {...attributes}
                value={form.feature}
                onChange={({ target }) => change('feature', target.value)}
              >
                <option value="">{texts.anyFeature}</option>
                {RECORD_CATEGORIES.map((feature) => (
                  <option key={feature} value={feature}>
                    {recordLabel(feature)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {FIELDS.map(({ name, label, help, type }) => (
            <Field key={name} label={label} help={help} error={faults[name]}>
              {(attributes) => (
                <input
                  {...attributes}
                  type={type}
                  {...(name === 'type' && { list: typesId })}
                  spellCheck={false}
                  value={form[name]}
                  onChange={({ target }) => change(name, target.value)}
                />
              )}
            </Field>
          ))}
        </div>
        <datalist id={typesId}>
          {types
            .filter(({ feature }) => form.feature === '' || feature === form.feature)
            .map(({ type }) => (
              <option key={type} value={type}>
                {eventWords(type)}
              </option>
            ))}
        </datalist>
        {carriedWords !== '' && (
          <p className="evidence-form__carried">
            {texts.alsoBy(carriedWords)}{' '}
            <Button size="small" text={texts.without} onClick={() => setCarried({})} />
          </p>
        )}
        <Field label={texts.purpose} help={texts.purposeHelp} error={fault}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={200}
              value={purpose}
              onChange={({ target }) => setPurpose(target.value)}
            />
          )}
        </Field>
        <div className="evidence-form__foot">
          <span role="status">{isSound && countWords(count)}</span>
          <Button
            type="submit"
            intent="primary"
            disabled={isPending || !isSound || count === undefined || count.isTooMany || count.events === 0}
            text={isPending ? texts.requesting : texts.request}
          />
        </div>
      </form>
    </Card>
  );
}

function countWords(count: { readonly events: number; readonly isTooMany: boolean } | undefined): string {
  if (!count) return texts.counting;
  if (count.isTooMany) return texts.tooMany(MOST_EXPORTED);
  return count.events === 0 ? texts.none : texts.count(count.events);
}
