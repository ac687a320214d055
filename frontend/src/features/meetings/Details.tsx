import {
  DETAIL_NAMES,
  linkIn,
  type DetailName,
  type MeetingDetails,
} from '@annals/contracts/features/meetings/details';
import { MapMarkerIcon } from '@blueprintjs/icons';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import type { DetailValues } from './detail-values';
import { Field } from '../../ui/Field';
import { detailTexts } from './texts';

interface DetailFieldsProps {
  readonly register: (name: DetailName) => UseFormRegisterReturn;
  readonly errors: FieldErrors<DetailValues>;
}

/** The fields of a form for the details of a meeting. */
export function DetailFields({ register, errors }: DetailFieldsProps): React.JSX.Element {
  return (
    <>
      {DETAIL_NAMES.map((name) => (
        <Field
          key={name}
          label={detailTexts[name].label}
          help={detailTexts[name].help}
          error={errors[name]?.message}
        >
          {(attributes) => <input {...attributes} {...register(name)} type="text" autoComplete="off" />}
        </Field>
      ))}
    </>
  );
}

/** The details of a meeting beside its other facts. */
export function DetailFacts({
  details: { location },
}: {
  details: MeetingDetails;
}): React.JSX.Element | null {
  if (location === null) return null;
  const link = linkIn(location);
  return (
    <span>
      <MapMarkerIcon />
      {link ? (
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {detailTexts.join(link.host)}
        </a>
      ) : (
        location
      )}
    </span>
  );
}
