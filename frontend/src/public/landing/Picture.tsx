import './picture.css';

/** The same screen in both themes: addresses of files, which are 1,075 by 700 pixels unless a size says otherwise. */
export interface Pictured {
  readonly light: string;
  readonly dark: string;
  readonly width?: number;
  readonly height?: number;
}

/** A picture of the product with its demo company (`npm run pictures`), in the theme of the visitor. Loaded when it comes into view. */
export function Picture({
  of,
  alt,
  isFirst = false,
}: {
  of: Pictured;
  alt: string;
  /** Whether it is seen at once, and has been asked for by the head of the page. */
  isFirst?: boolean;
}): React.JSX.Element {
  const { light, dark, width = 1075, height = 700 } = of;
  const isDark = document.documentElement.dataset['theme'] === 'dark';
  return (
    <img
      className="landing-picture"
      src={isDark ? dark : light}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}
