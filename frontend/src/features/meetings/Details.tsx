import {
  DETAIL_NAMES,
  linkIn,
  type DetailName,
  type MeetingDetails,
} from '@annals/contracts/features/meetings/details';
import { MapMarkerIcon } from '@blueprintjs/icons';
import type { FormField } from '../../ui/CommandForm';
import { InputField } from '../../ui/form-fields';
import { detailTexts } from './texts';

/** The fields of a form for the details of a meeting. */
export function DetailFields({ field }: { field: (name: DetailName) => FormField }): React.JSX.Element {
  return (
    <>
      {DETAIL_NAMES.map((name) => (
        <InputField
          key={name}
          {...field(name)}
          label={detailTexts[name].label}
          help={detailTexts[name].help}
        />
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
