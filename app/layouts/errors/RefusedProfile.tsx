import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import type { ErrorPageData } from '~/contract/error-page';
import { ErrorContent } from './ErrorContent';
import { OtherPeople } from './OtherPeople';

/** The error page of a profile that cannot be seen, within the layout: with people who can. */
export function RefusedProfile() {
  const error = useRouteError();
  const told = isRouteErrorResponse(error) ? (error.data as ErrorPageData | null) : null;
  const people = told?.people ?? [];
  return <ErrorContent>{people.length > 0 ? <OtherPeople people={people} /> : null}</ErrorContent>;
}
