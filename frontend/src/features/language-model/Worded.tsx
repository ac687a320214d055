import { wordedTexts } from './texts';
import './worded.css';

/** Says that words come from a language model, and shows the rule's own on demand. */
export function Worded({ children }: { children: React.ReactNode }): React.JSX.Element {
  return (
    <details className="worded">
      <summary>{wordedTexts.mark}</summary>
      <p className="worded__label">{wordedTexts.own}</p>
      <div className="worded__own">{children}</div>
    </details>
  );
}
