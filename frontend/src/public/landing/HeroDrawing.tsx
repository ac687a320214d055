import { SAMPLE_HISTORY } from './content';

/** The product as a drawing: a meeting with its history. It shows invented people and is not read out. */
export function HeroDrawing(): React.JSX.Element {
  return (
    <div className="hero-drawing" aria-hidden="true">
      <div className="hero-drawing__window">
        <div className="hero-drawing__bar">
          <i />
          <i />
          <i />
        </div>
        <div className="hero-drawing__meeting">
          <div>
            <strong>Growth and workload</strong>
            <span>Fri, Jun 5 · 60 minutes · Mara and Jonas</span>
          </div>
          <em>scheduled</em>
        </div>
        <ol className="hero-drawing__history">
          {SAMPLE_HISTORY.map(({ time, sentence }) => (
            <li key={time}>
              <time>{time}</time>
              <span>{sentence}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="hero-drawing__seal">
        <svg viewBox="0 0 24 24">
          <path d="M12 3 5 6v5.5c0 4.4 2.9 8 7 9.5 4.1-1.5 7-5.1 7-9.5V6z" />
          <path d="m9 12 2.2 2.2L15.4 10" />
        </svg>
        <span>
          <strong>History verified</strong>4 events, unbroken
        </span>
      </div>
    </div>
  );
}
