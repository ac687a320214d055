import { encode } from 'uqr';

/** A text as a QR code, dark on light in every theme: apps read no other. */
export default function QrCode({ text, label }: { text: string; label: string }): React.JSX.Element {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} />
    </svg>
  );
}
