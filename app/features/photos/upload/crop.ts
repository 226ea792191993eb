/** A rectangle in fractions of the whole picture, from 0 to 1, measured from the upper left corner. */
export interface CropRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a person chooses: the zoom (100 shows as much as fits), and the position in percent of the remaining space. */
export interface CropChoice {
  zoom: number;
  left: number;
  top: number;
}

/** Photos are portraits with the ratio 3:4. */
export const PORTRAIT = 3 / 4;
export const MAX_ZOOM = 300;
/** As much as fits, in the middle and slightly above. The server's own crop also considers the content. */
export const WHOLE: CropChoice = { zoom: 100, left: 50, top: 30 };

/** The part of the picture that a choice selects. */
export function cropRectangle(size: { width: number; height: number }, choice: CropChoice): CropRectangle {
  const shape = size.width / size.height;
  const zoom = Math.min(Math.max(choice.zoom, 100), MAX_ZOOM) / 100;
  const width = Math.min(1, PORTRAIT / shape) / zoom;
  const height = Math.min(1, shape / PORTRAIT) / zoom;
  const within = (part: number) => Math.min(Math.max(part, 0), 100) / 100;
  return { x: (1 - width) * within(choice.left), y: (1 - height) * within(choice.top), width, height };
}
