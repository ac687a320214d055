import { MOST_EXPORTED } from '@annals/contracts/features/audit/evidence-filter';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import { RECORD_CATEGORIES } from '@annals/contracts/record-categories';
import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../ui/Card';
import { CommandForm } from '../../../ui/CommandForm';
import { InputField, SelectField } from '../../../ui/form-fields';
import { useEvidenceCountQuery, useEvidenceRequestMutation } from './api';
import { bundleForm, filterOf, selectionIn, type SelectionForm, type CarriedFilter } from './selection';
import { FILTER_WORDS, newTexts as texts } from './texts';
import { TypesField } from './TypesField';

/** What is to be in a bundle, and what it is for. */
export function NewBundle(): React.JSX.Element {
  const [search] = useSearchParams();
  const [initial] = useState(() => selectionIn(search));
  const [carried, setCarried] = useState(initial.carried);
  const [isPossible, setIsPossible] = useState(false);
  const [request] = useEvidenceRequestMutation();
  const carriedWords = Object.entries(carried)
    .map(([name, value]) => `${FILTER_WORDS[name as keyof typeof FILTER_WORDS] ?? name} ${value}`)
    .join(', ');
  return (
    <Card title={texts.title}>
      <CommandForm
        className="evidence-form"
        schema={bundleForm(carried)}
        start={{ ...initial.form, purpose: '' }}
        texts={{ ...texts, submit: texts.request, submitting: texts.requesting }}
        isBlocked={!isPossible}
        send={(body) => request(body).unwrap()}
      >
        {(field, { watch }) => (
          <>
            <div className="evidence-form__fields">
              <SelectField
                {...field('feature')}
                label={texts.feature}
                prompt={texts.anyFeature}
                options={RECORD_CATEGORIES.map((value) => ({ value, label: recordLabel(value) }))}
              />
              <TypesField {...field('type')} value={watch('type')} feature={watch('feature')} />
              <InputField {...field('from')} label={texts.from} type="datetime-local" />
              <InputField {...field('until')} label={texts.until} type="datetime-local" />
              <InputField {...field('fromPosition')} label={texts.fromPosition} inputMode="numeric" />
              <InputField {...field('untilPosition')} label={texts.untilPosition} inputMode="numeric" />
            </div>
            {carriedWords !== '' && (
              <p className="evidence-form__carried">
                {texts.alsoBy(carriedWords)}{' '}
                <Button size="small" text={texts.without} onClick={() => setCarried({})} />
              </p>
            )}
            <InputField
              {...field('purpose')}
              label={texts.purpose}
              help={texts.purposeHelp}
              maxLength={200}
            />
            <Count form={watch()} carried={carried} onKnown={setIsPossible} />
          </>
        )}
      </CommandForm>
    </Card>
  );
}

interface CountProps {
  readonly form: SelectionForm;
  readonly carried: CarriedFilter;
  /** Whether the selection can be exported now. */
  readonly onKnown: (isPossible: boolean) => void;
}

/** How many events the selection has as it is filled in. */
function Count({ form, carried, onKnown }: CountProps): React.JSX.Element {
  const { filter, faults } = filterOf(form, carried);
  const isSound = Object.keys(faults).length === 0;
  const { currentData: count } = useEvidenceCountQuery(filter, { skip: !isSound });
  const isPossible = isSound && count !== undefined && !count.isTooMany && count.events > 0;
  useEffect(() => onKnown(isPossible), [onKnown, isPossible]);
  return <p role="status">{isSound && countWords(count)}</p>;
}

function countWords(count: { readonly events: number; readonly isTooMany: boolean } | undefined): string {
  if (!count) return texts.counting;
  if (count.isTooMany) return texts.tooMany(MOST_EXPORTED);
  return count.events === 0 ? texts.none : texts.count(count.events);
}
