/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
// The thread that takes mails of strangers apart. It imports the parser and nothing of the product, has no environment,
// no database and no secrets, and is ended with whatever it is doing when a mail takes too long (mail-parser.ts). It has
// no rules of its own: it says which parts a mail has.
import { parentPort, workerData } from 'node:worker_threads';
import PostalMime from 'postal-mime';

const { limits, mostText } = workerData;

async function parse(raw) {
  const mail = await PostalMime.parse(raw, limits);
  // Only a part without a plain text is read as HTML.
  const text = mail.text ?? mail.html?.slice(0, mostText).replace(/<[^<>]*>/g, ' ') ?? '';
  const parts = mail.attachments.map(({ mimeType, content }) => ({ type: mimeType, text: textOf(content) }));
  return { text: text.slice(0, mostText), parts };
}

const textOf = (content) =>
  (typeof content === 'string' ? content : Buffer.from(content).toString()).slice(0, mostText);

parentPort.on('message', ({ id, raw }) => {
  parse(raw).then(
    (value) => parentPort.postMessage({ id, value }),
    (error) => parentPort.postMessage({ id, error: String(error?.message ?? error) }),
  );
});
parentPort.postMessage({ ready: true });
