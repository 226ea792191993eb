// The process that reads pictures of strangers. It imports sharp and nothing else of the product, has no environment,
// no database and no secrets, and as much memory as its parent allows (decoder-process.ts): a picture that needs more
// ends this process and not the server. It has no rules of its own: it performs the steps it is given and replies.
import { setPriority } from 'node:os';
import sharp from 'sharp';

// Pages are more important than pictures. Threads that are made later inherit the priority.
setPriority(10);
// One picture, seen once: more threads and cached pictures would only use memory.
sharp.concurrency(1);
sharp.cache(false);
// An Ultra HDR photo is an ordinary JPEG with what bright screens add to it. Its own loader decodes the whole of it at
// once and the ordinary one line by line; both give the same picture for ordinary screens.
sharp.block({ operation: ['VipsForeignLoadUhdr'] });

/** The pixels of the picture by name. */
const cached = new Map();

async function open({ from, input, options, profile }) {
  if (from === undefined) return sharp(input, options);
  const { data, info } = cached.get(from);
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return profile === undefined ? pixels : sharp(await withProfile(pixels, profile));
}

/** The same pixels in a file that states a color profile which the library knows by name, so that it follows it. */
async function withProfile(pixels, profile) {
  const png = await pixels.png({ compressionLevel: 0 }).toBuffer();
  const dot = { width: 1, height: 1, channels: 3, background: '#000' };
  const sample = await sharp({ create: dot }).withIccProfile(profile).png().toBuffer();
  const at = sample.indexOf('iCCP') - 4;
  const statement = sample.subarray(at, at + 12 + sample.readUInt32BE(at));
  // Behind the signature and the header.
  return Buffer.concat([png.subarray(0, 33), statement, png.subarray(33)]);
}

/** Without what a file may hold besides, such as texts and profiles, which nobody asks for. */
function headerOf({ format, channels, depth, bitsPerSample, chromaSubsampling, isProgressive, ...rest }) {
  const { width, height, orientation, autoOrient } = rest;
  const size = { width, height, orientation, autoOrient };
  return { format, channels, depth, bitsPerSample, chromaSubsampling, isProgressive, ...size };
}

async function work(message) {
  if (message.do === 'header') return headerOf(await sharp(message.input, { limitInputPixels: false }).metadata());
  let image = await open(message);
  for (const [name, ...values] of message.steps) image = image[name](...values);
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  if (message.cacheAs === undefined) return { data, info };
  cached.set(message.cacheAs, { data, info });
  return { info };
}

process.on('message', (message) => {
  work(message).then(
    (value) => process.send({ id: message.id, value }),
    (error) => {
      const isHeld = message.from !== undefined;
      process.send({ id: message.id, error: String(error?.message ?? error), held: isHeld });
    },
  );
});
// A terminal or a supervisor signals the whole process group. The server disconnects when it is done, and if it dies
// the connection ends too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
// Not exit(): that would wait for the current picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.send({ ready: true });
