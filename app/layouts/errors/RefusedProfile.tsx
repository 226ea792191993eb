import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { ErrorPageData } from '~/contract/error-page';
import { lazyWithHtml } from '~/page/lazy';
import { ErrorContent } from './ErrorContent';

/** In the document from the start; a browser loads the code only for a page that was refused. */
const OtherPeople = lazyWithHtml('other-people', () => import('./OtherPeople').then((module) => module.OtherPeople));

/** The error page of a profile that cannot be seen, within the layout: with people who can. */
export function RefusedProfile() {
  const error = useRouteError();
  const data = isRouteErrorResponse(error) ? (error.data as ErrorPageData | null) : null;
  const people = data?.people ?? [];
  return <ErrorContent>{people.length > 0 ? <OtherPeople people={people} /> : null}</ErrorContent>;
}
