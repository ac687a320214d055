import { Card } from '../../ui/Card';
import { Choice } from '../../ui/Choice';
import { THEME_CHOICES } from '../../ui/shown-theme';
import { chooseTheme, THEME_LABELS } from '../../ui/theme';
import { useThemeChoice } from '../../ui/useThemeChoice';
import { appearanceTexts as texts } from './texts';

/** Light, dark, or as the device has it. */
export function Appearance(): React.JSX.Element {
  const chosen = useThemeChoice();
  return (
    <Card title={texts.title}>
      <div className="card__body appearance">
        <p>{texts.sentence}</p>
        <Choice
          label={texts.title}
          options={THEME_CHOICES.map((value) => ({ value, label: THEME_LABELS[value] }))}
          chosen={chosen}
          onChoose={chooseTheme}
        />
      </div>
    </Card>
  );
}
