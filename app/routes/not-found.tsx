import { AppError } from '~/server/response/app-error';
import { pageAction, pageLoader } from '~/server/response/respond.server';

const nothingHere = () => {
  throw new AppError('errors.page-not-found', 404);
};

/** Every URL without a route: a 404 page in the brand's look and language, unlike the one of Remix. */
export const loader = pageLoader(nothingHere);
export const action = pageAction(nothingHere);

export default function NotFound() {
  return null;
}
