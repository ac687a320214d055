import { texts as shell } from '../app/texts';
import { Card } from '../design/Card';
import { Choice } from '../design/Choice';
import { chooseTheme, THEME_CHOICES } from '../design/theme';
import { useThemeChoice } from '../design/useThemeChoice';
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
          options={THEME_CHOICES.map((value) => ({ value, label: shell.themes[value] }))}
          chosen={chosen}
          onChoose={chooseTheme}
        />
      </div>
    </Card>
  );
}
