import { PICTURE_BYTES, PICTURE_SIDE, pictureTooLarge } from '@annals/contracts/features/people/picture';
import { pictureTexts as texts } from './texts';

/** A file that cannot become a picture, in a sentence for the person. */
export class UnusablePicture extends Error {}

/** Unpacks a file that was chosen, to show what will be kept of it. @throws UnusablePicture */
export async function unpacked(file: File): Promise<ImageBitmap> {
  if (file.size > PICTURE_BYTES) throw new UnusablePicture(pictureTooLarge());
  return createImageBitmap(file).catch(() => {
    throw new UnusablePicture(texts.unreadable);
  });
}

/** Draws the square in the middle, as the server cuts it. */
export function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const side = Math.min(bitmap.width, bitmap.height);
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
}

/** The content of a file, as the command takes it. @throws UnusablePicture when it cannot be read any more */
export function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(new UnusablePicture(texts.unreadable));
    reader.readAsDataURL(file);
  });
}
