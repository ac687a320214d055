const DRAWINGS = {
  team: (
    <>
      <circle cx="60" cy="18" r="9" />
      <circle cx="26" cy="56" r="8" />
      <circle cx="60" cy="56" r="8" className="feature-drawing__filled" />
      <circle cx="94" cy="56" r="8" />
      <path d="M60 27v21M60 36H26v12M60 36h34v12" />
    </>
  ),
  insight: (
    <>
      <path d="M18 58c14-2 18-30 32-30s14 18 26 18 14-26 26-28" />
      <circle cx="102" cy="18" r="5" className="feature-drawing__filled" />
      <path d="M18 66h84" className="feature-drawing__faint" />
    </>
  ),
  pulse: (
    <>
      <path d="M12 40h24l7-18 12 36 10-26 6 8h37" />
      <circle cx="108" cy="40" r="4" className="feature-drawing__filled" />
    </>
  ),
  trend: (
    <>
      <path d="M24 64V46M44 64V36M64 64V42M84 64V26" className="feature-drawing__bars" />
      <path d="M100 64V16" className="feature-drawing__bars feature-drawing__bars--last" />
      <path d="M14 70h96" className="feature-drawing__faint" />
    </>
  ),
} as const;

/** A line drawing of what a feature is about. */
export function FeatureDrawing({ of }: { of: keyof typeof DRAWINGS }): React.JSX.Element {
  return (
    <svg className="feature-drawing" viewBox="0 0 120 76" aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  );
}
