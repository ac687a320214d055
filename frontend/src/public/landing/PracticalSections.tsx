/** The short answers a visitor looks for before signing in; the footer links to each. */
export function PracticalSections(): React.JSX.Element {
  return (
    <div className="landing-band">
      <div className="landing-section practical">
        <section className="practical__item practical__item--wide" id="pricing">
          <h2>Pricing</h2>
          <p className="practical__figure">No licence fee</p>
          <p>
            Annals is open source under the Apache 2.0 licence and runs on your own servers. You pay for the
            machine, never per person.
          </p>
        </section>
        <section className="practical__item" id="documentation">
          <h2>Documentation</h2>
          <p>
            Every call the screens make is described, with its fields and its rules, in the{' '}
            <a href="/api/docs">API documentation</a>.
          </p>
        </section>
        <section className="practical__item" id="support">
          <h2>Support</h2>
          <p>
            Your own administrators run this platform and can see its state. A failed request shows what to do
            next, and they can find it by its time.
          </p>
        </section>
        <section className="practical__item" id="blog">
          <h2>Blog</h2>
          <p>
            New in this release: skip-level meetings with briefings, pulse checks nobody can be read out of,
            360° reviews, recognition with points, time off, and onboarding.
          </p>
        </section>
        <section className="practical__item" id="contact">
          <h2>Contact</h2>
          <p>
            For an account or a question about your data, write to the people team of your organization: they
            run this installation and nobody else holds its data.
          </p>
        </section>
      </div>
    </div>
  );
}
