import { useState } from 'react';
import './avatar.css';

interface AvatarProps {
  readonly name: string;
  readonly imageUrl?: string | null | undefined;
  readonly size?: 'small' | 'large';
}

/** A person's picture, otherwise their initials. Decorative: the name is beside it. */
export function Avatar({ name, imageUrl, size = 'small' }: AvatarProps): React.JSX.Element {
  // One that was replaced a moment ago is not to be had any more.
  const [missing, setMissing] = useState<string>();
  return (
    <span className={`avatar avatar--${size} avatar--tint-${tintOf(name)}`} aria-hidden="true">
      {imageUrl && imageUrl !== missing ? (
        <img src={imageUrl} alt="" onError={() => setMissing(imageUrl)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

const TINTS = 4;

/** The same person always gets the same tint. */
function tintOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS;
}
