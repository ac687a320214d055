import historyDark from './pictures/history-dark.webp';
import historyLight from './pictures/history-light.webp';
import { Picture } from './Picture';
import { texts } from './texts';

/** What the product is about, as it is seen in it: the history of a record. */
export function HeroPicture(): React.JSX.Element {
  return (
    <div className="hero-picture">
      <Picture
        isFirst
        of={{ light: historyLight, dark: historyDark, width: 799, height: 625 }}
        alt={texts.hero.picture}
      />
    </div>
  );
}
