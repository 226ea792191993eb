import { expect } from 'vitest';
import { formsOf, parsePage, readableText, type PageForm } from './html';
import type { HttpResponse } from '../product/http';

/** What a person sees after a form was refused. */
export interface Returned {
  text: string;
  form: PageForm;
}

/** Reads the page that is shown again: its status, the form with the named field, and the text of the page. */
export function returnedForm(response: HttpResponse, status: number, field: string): Returned {
  expect([response.status, response.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  const page = parsePage(response.body);
  const form = formsOf(page, '').find(({ fields }) => field in fields);
  if (!form) throw new Error(`the answer has no form with ${field}: ${readableText(page).slice(0, 300)}`);
  return { text: readableText(page), form };
}
