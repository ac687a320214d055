import './logo.css';

/** The product's name with its mark. */
export function Logo(): React.JSX.Element {
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect className="logo__tile" width="32" height="32" rx="8" />
        <path className="logo__letter" d="M9 24 15.2 8h1.6L23 24M11.6 18.5h8.8" />
      </svg>
      Annals
    </span>
  );
}
