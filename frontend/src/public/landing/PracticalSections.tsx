import { texts } from './texts';

/** The short answers a visitor looks for before signing in; the footer links to each. */
export function PracticalSections(): React.JSX.Element {
  const { pricing, documentation } = texts.practical;
  return (
    <div className="landing-band">
      <div className="landing-section practical">
        <section className="practical__item practical__item--wide" id="pricing">
          <h2>{pricing.title}</h2>
          <p className="practical__figure">{pricing.figure}</p>
          <p>{pricing.text}</p>
        </section>
        <section className="practical__item" id="documentation">
          <h2>{documentation.title}</h2>
          <p>{documentation.text}</p>
          <p>
            <a href="/api/docs">{documentation.link}</a>
          </p>
        </section>
        {(['support', 'blog', 'contact'] as const).map((id) => (
          <section className="practical__item" id={id} key={id}>
            <h2>{texts.practical[id].title}</h2>
            <p>{texts.practical[id].text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
