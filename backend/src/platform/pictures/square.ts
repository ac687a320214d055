import { PICTURE_BYTES, PICTURE_SIDE, pictureTooLarge } from '@annals/contracts/features/people/picture';
import { DomainError } from '../commands/domain-error';

/** Pixels that are unpacked at most: more than most cameras take, and a few hundred megabytes less than a few bytes can be made to mean. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SECONDS = 20;

/** A file that no picture can be made of. */
export class UnusablePicture extends DomainError {
  readonly code = 'people.unusable-picture';
  override readonly field = 'picture';
}

const UNREADABLE = 'This file cannot be read as a picture. Please choose a PNG, JPEG or WebP file.';
const TOO_MANY_PIXELS = `This picture has more than ${String(MOST_PIXELS / 1_000_000)} million pixels. Please choose a smaller one.`;

/** The pictures of this process are made one after the other: what one costs at most is what all of them cost. */
let before: Promise<unknown> = Promise.resolve();

/** Loads the library, for the first picture of this process. */
async function openLibrary() {
  const { default: sharp } = await import('sharp');
  // What unpacks other formats is never reached, whatever a file pretends to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  // One thread, and nothing kept: other work goes first.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let opened: ReturnType<typeof openLibrary> | undefined;

/**
 * Unpacks a picture, cuts the square in its middle and encodes that again as WebP, so that nothing but pixels is left: no place where it was taken, and nothing
 * that was put behind it.
 * @throws UnusablePicture
 */
export function squareOf(file: Buffer): Promise<Buffer> {
  const made = before.then(() => make(file));
  before = made.catch(() => undefined);
  return made;
}

async function make(file: Buffer): Promise<Buffer> {
  if (file.length > PICTURE_BYTES) throw new UnusablePicture(pictureTooLarge());
  if (!looksLikeAPicture(file)) throw new UnusablePicture(UNREADABLE);
  const sharp = await (opened ??= openLibrary());
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > MOST_PIXELS) throw new UnusablePicture(TOO_MANY_PIXELS);
  try {
    return await picture
      .rotate()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
      .timeout({ seconds: LONGEST_SECONDS })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new UnusablePicture(UNREADABLE);
  }
}

/** By the first bytes of PNG, JPEG and WebP. */
function looksLikeAPicture(file: Buffer): boolean {
  const start = file.toString('latin1', 0, 12);
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') || start.startsWith('\xff\xd8\xff') || /^RIFF.{4}WEBP$/s.test(start)
  );
}
