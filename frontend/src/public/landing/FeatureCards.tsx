import { FEATURES } from './content';
import { FeatureDrawing } from './FeatureDrawing';
import { SectionHead } from './SectionHead';
import { texts } from './texts';

export function FeatureCards(): React.JSX.Element {
  return (
    <section className="landing-section" id="features">
      <SectionHead title={texts.features.title} lead={texts.features.lead} />
      <ul className="feature-cards">
        {(['team', 'insight', 'pulse', 'trend'] as const).map((name) => (
          <li className="feature-card" key={name}>
            <FeatureDrawing of={name} />
            <h3>{FEATURES[name].title}</h3>
            <p>{FEATURES[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
