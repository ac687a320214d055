import { t } from '@annals/contracts/kernel/text';
import './worded.css';

/** Says that words come from a language model, and shows the rule's own on demand. */
export function Worded({ children }: { children: React.ReactNode }): React.JSX.Element {
  return (
    <details className="worded">
      <summary>{t('Worded by a language model')}</summary>
      <p className="worded__label">{t('The rule’s own words')}</p>
      <div className="worded__own">{children}</div>
    </details>
  );
}
