import { SIGN_IN_ADDRESS } from '../addresses';
import { HIGHLIGHTS } from './content';
import productDark from './pictures/product-dark.webp';
import productLight from './pictures/product-light.webp';
import { Picture } from './Picture';
import { SectionHead } from './SectionHead';
import { texts } from './texts';

export function DemoSection(): React.JSX.Element {
  return (
    <section className="landing-band" id="demo">
      <div className="landing-section">
        <SectionHead title={texts.demo.title} lead={texts.demo.lead} />
        <div className="demo">
          <Picture
            of={{ light: productLight, dark: productDark, width: 1800, height: 1125 }}
            alt={texts.demo.picture}
          />
          <ol className="demo__highlights">
            {Object.entries(HIGHLIGHTS).map(([name, highlight]) => (
              <li key={name}>
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
