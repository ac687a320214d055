/** Something that can be chosen in a box. */
export interface BoxOption {
  readonly id: string;
  readonly name: string;
  /** What the box holds once it is chosen; left out: the name. */
  readonly shown?: string;
  /** What tells namesakes apart. */
  readonly beside?: string | null;
}

/** A hook that looks for what was typed. */
export type FindOptions<Option extends BoxOption = BoxOption> = (search: string) => {
  /** Those of the last answer, perhaps to other words. */
  readonly found: readonly Option[] | undefined;
  /** Whether that is the answer to these words. */
  readonly isAnswer: boolean;
  readonly isFailed: boolean;
};

/** The words of a box. */
export interface BoxTexts {
  readonly placeholder: string;
  /** The name of the list for screen readers. */
  readonly list: string;
  readonly searching: string;
  readonly failed: string;
  readonly found: (count: number) => string;
}
