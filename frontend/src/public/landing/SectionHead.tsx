/** A section's title with the sentence under it. */
export function SectionHead({ title, lead }: { title: string; lead: string }): React.JSX.Element {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      <p>{lead}</p>
    </div>
  );
}
