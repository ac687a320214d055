import { shownTimeZone } from '../../../time/shown-zone';
import { Choice } from '../../../ui/Choice';
import { explorerTexts as texts } from '../texts';

const UTC = 'UTC';

interface ZoneChoiceProps {
  readonly chosen: 'local' | typeof UTC;
  readonly onChoose: (clock: 'local' | typeof UTC) => void;
}

/** In which time zone the events are told: that of the profile, by its name, since it may be another than the browser's, or UTC. */
export function ZoneChoice({ chosen, onChoose }: ZoneChoiceProps): React.JSX.Element {
  const zone = shownTimeZone();
  if (zone === UTC) return <span className="explorer__zone">{texts.timesIn(UTC)}</span>;
  return (
    <Choice
      label={texts.clock}
      options={[
        { value: 'local', label: zone.replaceAll('_', ' ') },
        { value: UTC, label: UTC },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
