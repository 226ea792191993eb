/** A rectangle in parts of the whole picture: 0 to 1, from the upper left corner. */
export interface CropRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a person chooses: how near (100 is all that fits), and where, in hundredths of the room there is. */
export interface CropChoice {
  zoom: number;
  left: number;
  top: number;
}

/** Photos are portraits, 3:4. */
export const PORTRAIT = 3 / 4;
export const MAX_ZOOM = 300;
/** As the server cuts by itself, but for looking at what the picture shows: the middle, a little above. */
export const WHOLE: CropChoice = { zoom: 100, left: 50, top: 30 };

/** The part of a picture that a choice stands for. */
export function cropRectangle(size: { width: number; height: number }, choice: CropChoice): CropRectangle {
  const shape = size.width / size.height;
  const zoom = Math.min(Math.max(choice.zoom, 100), MAX_ZOOM) / 100;
  const width = Math.min(1, PORTRAIT / shape) / zoom;
  const height = Math.min(1, shape / PORTRAIT) / zoom;
  const within = (part: number) => Math.min(Math.max(part, 0), 100) / 100;
  return { x: (1 - width) * within(choice.left), y: (1 - height) * within(choice.top), width, height };
}
