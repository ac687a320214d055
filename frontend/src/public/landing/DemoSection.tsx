import { SIGN_IN_ADDRESS } from '../addresses';
import { HIGHLIGHTS } from './content';
import { DemoDrawing } from './DemoDrawing';
import { SectionHead } from './SectionHead';
import { texts } from './texts';

export function DemoSection(): React.JSX.Element {
  return (
    <section className="landing-band" id="demo">
      <div className="landing-section">
        <SectionHead title={texts.demo.title} lead={texts.demo.lead} />
        <div className="demo">
          <DemoDrawing />
          <ol className="demo__highlights">
            {HIGHLIGHTS.map((highlight) => (
              <li key={highlight.title}>
                <h3>{highlight.title}</h3>
                <p>{highlight.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className="demo__action">
          <a className="public-button" href={SIGN_IN_ADDRESS}>
            {texts.demo.action}
          </a>
        </p>
      </div>
    </section>
  );
}
