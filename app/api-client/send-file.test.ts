import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFile } from './send-file';

/** Only what an upload uses of XMLHttpRequest. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  opened: string[] = [];
  headers: string[] = [];
  sent: FormData | undefined;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...how: string[]) {
    this.opened = how;
  }
  setRequestHeader(...header: string[]) {
    this.headers.push(header.join(': '));
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
}

const heard = vi.fn();
const start = () => {
  const sending = sendFile('/profile/photos', 'photos', new File(['abc'], 'a.jpg'), heard);
  return { ...sending, request: FakeRequest.last };
};
const progress = (loaded: number, total: number) => Object.assign(new Event('progress'), { loaded, total });

beforeEach(() => {
  heard.mockReset();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

it('posts the file as a form, and accepts JSON', () => {
  const { request } = start();
  expect([request.opened, request.headers]).toEqual([['POST', '/profile/photos'], ['Accept: application/json']]);
  expect((request.sent!.get('photos') as File).name).toBe('a.jpg');
});

it('reports the progress, also if the total is unknown', () => {
  const { request } = start();
  request.upload.dispatchEvent(progress(1, 4));
  request.upload.dispatchEvent(progress(1, 0));
  request.upload.dispatchEvent(new Event('load'));
  expect(heard.mock.calls.flat()).toEqual([0.25, 0, 1]);
});

it('returns the status and text of the response', async () => {
  const { request, done } = start();
  Object.assign(request, { status: 403, responseText: '{}' }).dispatchEvent(new Event('load'));
  expect(await done).toEqual({ status: 403, text: '{}' });
});

it('returns null without a connection and after a cancellation', async () => {
  const lost = start();
  lost.request.dispatchEvent(new Event('error'));
  expect(await lost.done).toBeNull();
  const stopped = start();
  stopped.stop();
  expect(await stopped.done).toBeNull();
});
