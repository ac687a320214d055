import { SHOWCASE } from './content';
import { SectionHead } from './SectionHead';
import { texts } from './texts';

export function Showcase(): React.JSX.Element {
  return (
    <section className="landing-section">
      <SectionHead title={texts.showcase.title} lead={texts.showcase.lead} />
      <ul className="showcase">
        {SHOWCASE.map((card) => (
          <li className="showcase__card" key={card.title}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
