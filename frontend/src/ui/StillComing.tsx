/** Stands where something may come that is nothing most of the time: what is below it waits (`in-order`). */
export function StillComing(): React.JSX.Element {
  return <span className="still-coming" />;
}
