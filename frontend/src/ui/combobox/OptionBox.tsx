import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import { useDebouncedValue } from '../../time/useDebouncedValue';
import type { FieldAttributes } from '../Field';
import type { BoxOption, BoxTexts, FindOptions } from './option';
import './option-box.css';

export interface OptionBoxProps<Option extends BoxOption> {
  readonly attributes: FieldAttributes;
  /** What is in the box while nobody types in it. */
  readonly shown: string;
  readonly picked: readonly string[];
  /** Whether it stays open for the next one. */
  readonly isMany?: boolean;
  readonly texts: BoxTexts;
  readonly useFound: FindOptions<Option>;
  /** What is before the name of one that was found. */
  readonly lead?: (option: Option) => React.ReactNode;
  /** Always among the choices, after those who were found. */
  readonly more?: readonly Option[] | undefined;
  /** What is no choice. */
  readonly besides?: readonly (string | null)[] | undefined;
  readonly onPick: (option: Option) => void;
  readonly onEmptied?: () => void;
  readonly onBlur?: (() => void) | undefined;
}

type Change = UseComboboxStateChangeOptions<BoxOption>;
const CHANGES = useCombobox.stateChangeTypes;

/** A box to type a name into, with what is found beneath it; by pointer, keyboard and screen reader (ARIA's combobox with a list). */
export function OptionBox<Option extends BoxOption>(props: OptionBoxProps<Option>): React.JSX.Element {
  const { attributes, shown, picked, isMany = false, texts, useFound, lead, more = [], besides = [] } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebouncedValue(typed?.trim() ?? '');
  const { found = [], isAnswer, isFailed } = useFound(search);
  // Until the answer comes, those known already that are called so: what is shown always fits what is typed.
  const isFound = isAnswer && search === (typed?.trim() ?? '');
  const fitting = isFound ? found : found.filter(({ name }) => isCalled(name, typed ?? ''));
  const options = [
    ...fitting.filter(({ id }) => !besides.includes(id)),
    ...more.filter(({ name }) => isCalled(name, typed ?? '')),
  ];
  const {
    refs: { setReference, setFloating },
    floatingStyles,
  } = useFloating({
    strategy: 'fixed',
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        apply: ({ rects, elements }) => {
          elements.floating.style.width = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  const box = useCombobox<Option>({
    items: options,
    inputId: attributes.id,
    inputValue: typed ?? shown,
    selectedItem: null,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    defaultHighlightedIndex: 0,
    // The next one of several is chosen from the same list.
    stateReducer: (
      state: UseComboboxState<Option>,
      { type, changes }: UseComboboxStateChangeOptions<Option>,
    ) =>
      isMany && isChoice(type)
        ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
        : changes,
    onStateChange: ({ type, inputValue = '', selectedItem }) => {
      if (type === CHANGES.InputChange) {
        setTyped(inputValue);
        if (inputValue === '') props.onEmptied?.();
      } else if (isChoice(type)) {
        if (!selectedItem) return;
        setTyped(isMany ? '' : null);
        props.onPick(selectedItem);
      } else if (type === CHANGES.InputBlur || type === CHANGES.InputKeyDownEscape) setTyped(null);
    },
  });
  const input = box.getInputProps({
    // Its label says which it is for.
    'aria-labelledby': undefined,
    onBlur: props.onBlur,
    onKeyDown: (event) => {
      // Closes the list alone, and not the dialog around it.
      if (event.key === 'Escape' && box.isOpen) event.stopPropagation();
    },
  });
  const said = isFailed ? texts.failed : isFound ? texts.found(options.length) : texts.searching;
  return (
    <>
      <div ref={setReference}>
        <input {...input} {...attributes} type="text" placeholder={texts.placeholder} spellCheck={false} />
      </div>
      <div ref={setFloating} className="option-box" style={floatingStyles} hidden={!box.isOpen}>
        <ul
          {...box.getMenuProps({ 'aria-label': texts.list, 'aria-labelledby': undefined })}
          {...(isMany && { 'aria-multiselectable': true })}
          className="option-box__list"
        >
          {box.isOpen &&
            options.map((option, index) => (
              <li
                key={option.id}
                {...box.getItemProps({ item: option, index, 'aria-selected': picked.includes(option.id) })}
                className={
                  index === box.highlightedIndex
                    ? 'option-box__option option-box__option--active'
                    : 'option-box__option'
                }
              >
                {!more.includes(option) && lead?.(option)}
                <span className="option-box__words">
                  {option.name}
                  {option.beside && <small>{option.beside}</small>}
                </span>
                {picked.includes(option.id) && <span aria-hidden="true">✓</span>}
              </li>
            ))}
          {box.isOpen && options.length === 0 && (
            <li className="option-box__none" role="option" aria-selected={false} aria-disabled="true">
              {said}
            </li>
          )}
        </ul>
      </div>
      <span className="visually-hidden" role="status">
        {box.isOpen ? said : ''}
      </span>
    </>
  );
}

/** Whether each word typed is a part of the name. */
function isCalled(name: string, typed: string): boolean {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.toLowerCase().includes(word));
}

function isChoice(type: Change['type']): boolean {
  return type === CHANGES.ItemClick || type === CHANGES.InputKeyDownEnter;
}
