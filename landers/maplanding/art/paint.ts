import type { ColorRole } from '~/landing/kit/kit';
import type { Print } from '../Stage';

/** The colours of the horizons: the same shapes by day, by night and by the sea. */
export interface Paint {
  far: ColorRole;
  near: ColorRole;
  light: ColorRole;
  ink: ColorRole;
  /** Water and sails are in front; shapes in their way are left out. */
  sea?: true;
}

export const paints: Record<Print, Paint> = {
  day: { far: 'secondary', near: 'primary', light: 'surface-raised', ink: 'text' },
  night: { far: 'depth', near: 'depth', light: 'primary', ink: 'on-depth-muted' },
  coast: { far: 'primary', near: 'secondary', light: 'surface-raised', ink: 'text', sea: true },
};
