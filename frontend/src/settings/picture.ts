import { PICTURE_MAXIMUM } from '@annals/contracts/people/profile';
import { profileTexts as texts } from './texts';

/** Pixels of a side: sharp where pictures are shown largest, small enough to travel with every list of people. */
const SIDE = 128;
const LARGEST_FILE = 10 * 1024 * 1024;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** A file that cannot become a picture, in a sentence for the person. */
export class UnusablePicture extends Error {}

/** Cuts a file to a small square in the middle, as a data URL. @throws UnusablePicture */
export async function pictureOf(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new UnusablePicture(texts.pictureTooLarge);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnusablePicture(texts.pictureUnreadable);
  });
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const side = Math.min(bitmap.width, bitmap.height);
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  for (const quality of QUALITIES) {
    const url = canvas.toDataURL('image/jpeg', quality);
    if (url.length <= PICTURE_MAXIMUM) return url;
  }
  throw new UnusablePicture(texts.pictureUnreadable);
}
