import { SIGN_IN_ADDRESS } from '../addresses';
import { texts } from './texts';

export function Closing(): React.JSX.Element {
  return (
    <section className="landing-section">
      <div className="closing">
        <h2>{texts.closing.title}</h2>
        <p>{texts.closing.lead}</p>
        <a className="public-button public-button--quiet" href={SIGN_IN_ADDRESS}>
          {texts.closing.action}
        </a>
      </div>
    </section>
  );
}
