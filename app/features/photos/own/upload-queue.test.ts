import { beforeEach, expect, it, vi } from 'vitest';
import type { PhotoOutcome } from './send-photo';
import { createUploadQueue, type Upload } from './upload-queue';

const refused = (code: string, loggedOut = false): PhotoOutcome => ({
  ok: false,
  error: { code, values: {} },
  loggedOut,
});
const files = (...names: string[]) => names.map((name) => new File(['x'], name));

let sent: { name: string; response: (outcome: PhotoOutcome) => Promise<void>; progress: (part: number) => void }[];
let shown: readonly Upload[];
const stop = vi.fn();
const onStored = vi.fn();
const onLoggedOut = vi.fn();
let queue: ReturnType<typeof createUploadQueue>;
const states = () => shown.map(({ name, state }) => `${name} ${state}`);

beforeEach(() => {
  vi.clearAllMocks();
  [sent, shown] = [[], []];
  queue = createUploadQueue({
    onChange: (uploads) => (shown = uploads),
    onStored,
    onLoggedOut,
    send(file, progress) {
      let resolve!: (outcome: PhotoOutcome) => void;
      const done = new Promise<PhotoOutcome>((settle) => (resolve = settle));
      const response = async (outcome: PhotoOutcome) => {
        resolve(outcome);
        await done;
        await Promise.resolve();
      };
      sent.push({ name: file.name, response, progress });
      return { done, stop };
    },
  });
});

it('sends two at a time, shows their progress, and removes those that are stored', async () => {
  queue.add(files('a', 'b', 'c'));
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  sent[0]!.progress(0.5);
  sent[1]!.progress(1);
  expect(shown.map(({ part }) => part)).toEqual([0.5, 1, 0]);
  expect(states()[1]).toBe('b working');
  await sent[1]!.response({ ok: true });
  expect(states()).toEqual(['a sending', 'c sending']);
  expect(onStored).toHaveBeenCalledTimes(1);
});

it('keeps a refused photo with its reason, to be retried or removed', async () => {
  queue.add(files('a', 'b'));
  await sent[0]!.response(refused('photos.no-connection'));
  expect(shown[0]).toMatchObject({ state: 'refused', error: { code: 'photos.no-connection' } });
  queue.retry(shown[0]!.key);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
  await sent[2]!.response({ ok: true });
  expect(states()).toEqual(['b sending']);
  queue.drop(shown[0]!.key);
  expect([states(), stop.mock.calls.length]).toEqual([[], 1]);
  await sent[1]!.response({ ok: true });
  expect(onStored).toHaveBeenCalledTimes(1);
});

it('counts a duplicate on a retry as stored: only the response was lost', async () => {
  queue.add(files('a', 'b'));
  await sent[0]!.response(refused('photos.duplicate'));
  expect(states()[0]).toBe('a refused');
  await sent[1]!.response(refused('errors.try-again-later'));
  queue.retry(shown[1]!.key);
  await sent[2]!.response(refused('photos.duplicate'));
  expect(states()).toEqual(['a refused']);
});

it('does not send more than the limit', async () => {
  queue.add(files('a', 'b', 'c', 'd'));
  await sent[0]!.response(refused('photos.free-limit'));
  expect(states()).toEqual(['a refused', 'b sending', 'c refused', 'd refused']);
  expect(sent).toHaveLength(2);
});

it('says that nobody is logged in any more', async () => {
  queue.add(files('a'));
  await sent[0]!.response(refused('errors.try-again-later', true));
  expect(onLoggedOut).toHaveBeenCalledTimes(1);
});

it('does not send what the server would certainly refuse, and sends the rest', () => {
  queue.add([new File(['x'], 'a.pdf', { type: 'application/pdf' }), ...files('b')]);
  expect(states()).toEqual(['a.pdf refused', 'b sending']);
  expect(shown[0]!.error?.code).toBe('photos.not-a-picture');
  expect(sent.map(({ name }) => name)).toEqual(['b']);
});
