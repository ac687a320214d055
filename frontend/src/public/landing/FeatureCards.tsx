import { FEATURES } from './content';
import { FeatureDrawing } from './FeatureDrawing';
import { SectionHead } from './SectionHead';
import { texts } from './texts';

export function FeatureCards(): React.JSX.Element {
  return (
    <section className="landing-section" id="features">
      <SectionHead title={texts.features.title} lead={texts.features.lead} />
      <ul className="feature-cards">
        {FEATURES.map((feature) => (
          <li className="feature-card" key={feature.title}>
            <FeatureDrawing of={feature.drawing} />
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
