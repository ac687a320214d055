import { SIGN_IN_ADDRESS } from '../addresses';
import { Closing } from './Closing';
import { DemoSection } from './DemoSection';
import { FeatureCards } from './FeatureCards';
import { Footer } from './Footer';
import { Header } from './Header';
import { HeroPicture } from './HeroPicture';
import { PracticalSections } from './PracticalSections';
import { Showcase } from './Showcase';
import { texts } from './texts';
import './landing.css';

/** The public front page. */
export default function LandingPage(): React.JSX.Element {
  return (
    <div className="landing">
      <a className="skip-link" href="#content">
        {texts.skip}
      </a>
      <Header />
      <main id="content">
        <section className="hero">
          <div className="hero__words">
            <p className="landing-eyebrow">{texts.hero.eyebrow}</p>
            <h1 className="hero__title">
              <Unbroken text={texts.hero.title} />
            </h1>
            <p className="hero__lead">{texts.hero.lead}</p>
            <div className="hero__actions">
              <a className="public-button" href={SIGN_IN_ADDRESS}>
                {texts.hero.action}
              </a>
              <a className="public-button public-button--quiet" href="#demo">
                {texts.hero.second}
              </a>
            </div>
          </div>
          <HeroPicture />
        </section>
        <FeatureCards />
        <DemoSection />
        <Showcase />
        <PracticalSections />
        <Closing />
      </main>
      <Footer />
    </div>
  );
}

/** A text of which no word is broken at its hyphen. */
function Unbroken({ text }: { text: string }): React.ReactNode {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    part.includes('-') ? (
      <span className="hero__unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
