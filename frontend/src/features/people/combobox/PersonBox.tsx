import { Avatar } from '../../../ui/Avatar';
import { OptionBox, type OptionBoxProps } from '../../../ui/combobox/OptionBox';
import type { PersonOption } from './person-option';
import { comboboxTexts } from './texts';

/** What makes a box one of people: its words, and the picture before each name. */
export const OF_PEOPLE = {
  texts: comboboxTexts,
  lead: ({ name, imageUrl }: PersonOption) => <Avatar name={name} imageUrl={imageUrl} />,
} as const;

/** A box in which people are found and chosen. */
export function PersonBox(props: Omit<OptionBoxProps<PersonOption>, 'texts' | 'lead'>): React.JSX.Element {
  return <OptionBox {...OF_PEOPLE} {...props} />;
}
