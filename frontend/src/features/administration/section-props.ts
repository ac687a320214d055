/** What every section of the administration is given. */
export interface SectionProps {
  /** What is behind the section in the address: the id of a person, of an import, of a catalogue. */
  readonly item: string | undefined;
}
