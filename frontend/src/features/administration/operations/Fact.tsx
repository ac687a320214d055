interface FactProps {
  readonly name: string;
  readonly children: React.ReactNode;
}

/** One fact of a list of them, under its name. */
export function Fact({ name, children }: FactProps): React.JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
