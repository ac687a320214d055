import { SHOWCASE, SHOWN } from './content';
import { Picture } from './Picture';
import { SectionHead } from './SectionHead';
import { texts } from './texts';

export function Showcase(): React.JSX.Element {
  return (
    <section className="landing-section">
      <SectionHead title={texts.showcase.title} lead={texts.showcase.lead} />
      <ul className="showcase">
        {SHOWN.map(({ of, picture }) => (
          <li className="showcase__card" key={of}>
            {/* The card says what it is a picture of. */}
            <Picture of={picture} alt="" />
            <h3>{SHOWCASE[of].title}</h3>
            <p>{SHOWCASE[of].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
