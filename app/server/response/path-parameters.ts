import { z } from 'zod';
import { conversationIdSchema, memberIdSchema, publicIdSchema } from '~/contract/identifiers';
import { defineAppError } from './app-error';

/**
 * What a route takes in the parameters of its path, by their names. What fits none of it is not found and reaches no
 * service: MariaDB cannot compare a letter outside ASCII with a column of codes, and ignores a space at the end.
 */
export type PathParameters = Record<string, z.ZodType<string | undefined>>;

/** A path without parameters. */
export type None = Record<never, never>;

export type ParameterValues<P extends PathParameters> = { [Name in keyof P]: z.output<P[Name]> };

export const ofMember = { id: memberIdSchema };
export const ofConversation = { id: conversationIdSchema };
/** Of an order, or a saved payment method. */
export const ofPayment = { id: publicIdSchema };

/** The name of something that is no row of its own kind of id: a file, a lander, a payment method, the secret of a link. */
export const pathName = z.string().regex(/^[0-9A-Za-z._-]{1,128}$/);

const notFound = defineAppError('errors.page-not-found', 404);

/** Throws 404 for what the route does not take. */
export function readParameters<P extends PathParameters>(
  schemas: P,
  given: Record<string, string | undefined>,
): ParameterValues<P> {
  const values: Record<string, string | undefined> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const parsed = schema.safeParse(given[name]);
    if (!parsed.success) throw notFound();
    values[name] = parsed.data;
  }
  return values as ParameterValues<P>;
}
