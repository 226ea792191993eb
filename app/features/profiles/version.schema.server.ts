import { z } from 'zod';

/** The version of the section that the form was filled with. Without one the section is saved whatever it is by now. */
export const versionField = z
  .string()
  .max(40, 'errors.invalid-value')
  .describe('The version that the last response gave; if the section has changed since then, it is not saved.')
  .optional();
