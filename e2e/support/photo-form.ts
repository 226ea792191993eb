import { makePicture } from '~/testing/pictures';
import type { HttpResponse } from './product/http';
import type { Visitor } from './visitor';

const BOUNDARY = 'facet-form';

/** A form with one file, as a browser posts it. */
export function fileForm(bytes: Buffer, name = 'photo.jpg') {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, 'Sec-Fetch-Site': 'same-origin' },
  };
}

/** Sends a photo into a conversation, with a JSON response as for the open page, or with HTML as for the plain form. */
export async function postPhoto(
  from: Visitor,
  chat: string,
  { key, accept = 'application/json', file }: { key: string; accept?: string; file?: Buffer },
): Promise<HttpResponse> {
  const { body, headers } = fileForm(file ?? (await makePicture(7)));
  return from.send('POST', `${chat}/photo?key=${key}`, body, { ...headers, Accept: accept });
}
