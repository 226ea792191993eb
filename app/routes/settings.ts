import { redirect } from '@remix-run/node';
import { pageLoader } from '~/server/response/respond.server';

/** The settings are at /notifications (specification, section 2); this is where people look for them. */
export const loader = pageLoader(() => {
  throw redirect('/notifications');
});
