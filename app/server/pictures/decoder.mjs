// The process that reads pictures of strangers. It imports sharp and nothing else of the product, has no environment, no
// database and no secrets, and as much memory as its parent gives it (decoder-process.ts): a picture that takes more
// ends this process and not the server. It knows no rules: it does the steps it is told and answers.
import { setPriority } from 'node:os';
import sharp from 'sharp';

// Pages come before pictures. Its threads are made later and inherit it.
setPriority(10);
// One picture at a time, each seen once: other threads and remembered pictures would only take memory.
sharp.concurrency(1);
sharp.cache(false);

/** Name -> pixels, of the picture that is being worked on. */
const kept = new Map();

const open = ({ from, input, options }) => {
  if (from === undefined) return sharp(input, options);
  const { data, info } = kept.get(from);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
};

async function work(message) {
  if (message.do === 'forget') return void kept.clear();
  if (message.do === 'header') return sharp(message.input, { limitInputPixels: false }).metadata();
  let image = open(message);
  for (const [name, ...values] of message.steps) image = image[name](...values);
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  if (message.keep === undefined) return { data, info };
  kept.set(message.keep, { data, info });
  return { info };
}

process.on('message', (message) => {
  work(message).then(
    (value) => process.send({ id: message.id, value }),
    (error) => process.send({ id: message.id, error: String(error?.message ?? error) }),
  );
});
// A terminal or a supervisor signals the whole group; when the server is done it lets go, and its death does so too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// Not exit(): that would wait for the picture in hand.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.send({ ready: true });
