import { AppError } from '~/server/response/app-error';
import { pageAction, pageLoader } from '~/server/response/respond.server';

const nothingHere = () => {
  throw new AppError('errors.page-not-found', 404);
};

/** Every address that no other route has: a 404 that knows its brand and language, which Remix's own would not. */
export const loader = pageLoader(nothingHere);
export const action = pageAction(nothingHere);

export default function NotFound() {
  return null;
}
