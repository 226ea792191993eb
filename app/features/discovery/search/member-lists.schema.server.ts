import { z } from 'zod';
import { SEARCH_NAME_LENGTH } from '../saved-searches/saved-search';

const id = z.string().regex(/^[0-9a-z]{1,26}$/, 'errors.invalid-value');
const name = z
  .string()
  .trim()
  .min(1, 'members.search-name-missing')
  .max(SEARCH_NAME_LENGTH, 'members.search-name-long');
const query = z.string().max(4000, 'errors.invalid-value').describe('The filters, as the query string of /members.');
const next = z.string().optional();

/** The forms of /members that change the member's lists: saved searches and hidden members. */
export const listsSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save-search'), name, query, next }),
  z.object({ intent: z.literal('rename-search'), id, name, next }),
  z.object({ intent: z.literal('delete-search'), id, next }),
  z.object({ intent: z.literal('hide'), id, next }),
  z.object({ intent: z.literal('unhide'), id, next }),
]);
export type ListsChange = z.output<typeof listsSchema>;
