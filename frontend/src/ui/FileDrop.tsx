import { useState } from 'react';
import { Field } from './Field';
import './file-drop.css';

interface FileDropProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  /** As the browser's own chooser takes it: endings and media types. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A field for a file: chosen with the browser's own button, or dropped on it. */
export function FileDrop({ label, help, error, accept, onChoose }: FileDropProps): React.JSX.Element {
  const [isOver, setIsOver] = useState(false);
  return (
    // What can be dropped can be chosen with the field's own button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={isOver ? 'file-drop file-drop--over' : 'file-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <Field label={label} help={help} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept={accept}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file may be chosen again, with another key.
              target.value = '';
              if (file) onChoose(file);
            }}
          />
        )}
      </Field>
    </div>
  );
}
