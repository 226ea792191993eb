/** A card that is released this far to one side, as a share of its width, is decided. */
const FAR = 0.32;
/** A card that is thrown at this speed is decided too, in pixels per millisecond. */
const FAST = 0.4;
/** The speed is measured over this many last milliseconds, so that stopping before the release is not a throw. */
const RECENT = 120;
const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Lets a card follow the pointer, with a slight turn and its stamp. On release it is decided or springs back. */
export function makeDraggable(face: HTMLElement, decide: (kind: 'like' | 'pass') => void): void {
  let grip: { id: number; x: number; y: number; trace: { x: number; time: number }[] } | null = null;
  let wasHeld = false;
  face.toggleAttribute('data-live', true);

  function follow(dx: number, dy: number): void {
    const { style } = face;
    const share = dx / face.offsetWidth;
    style.transform = `translate(${dx}px, ${dy * 0.35}px) rotate(${share * 14}deg)`;
    style.setProperty('--like', String(clamp(share * 4 - 0.2)));
    style.setProperty('--pass', String(clamp(-share * 4 - 0.2)));
  }

  function release(): void {
    grip = null;
    face.toggleAttribute('data-held', false);
    // From here the stylesheet moves the card: back to its place, or off to its side.
    face.style.transform = '';
    face.style.setProperty('--like', '0');
    face.style.setProperty('--pass', '0');
  }

  face.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || grip) return;
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
    grip = { id, x, y, trace: [{ x, time }] };
    wasHeld = false;
  });

  face.addEventListener('pointermove', (event) => {
    if (grip?.id !== event.pointerId) return;
    const dx = event.clientX - grip.x;
    if (!face.hasAttribute('data-held')) {
      // A small movement during a tap is not a drag.
      if (Math.abs(dx) < 6) return;
      face.toggleAttribute('data-held', true);
      wasHeld = true;
      // Not at the beginning: the click of a tap would then miss the link on the picture.
      face.setPointerCapture(grip.id);
    }
    grip.trace.push({ x: event.clientX, time: event.timeStamp });
    follow(dx, event.clientY - grip.y);
  });

  face.addEventListener('pointerup', (event) => {
    if (grip?.id !== event.pointerId) return;
    const dx = event.clientX - grip.x;
    const from = grip.trace.find(({ time }) => event.timeStamp - time < RECENT);
    const speed = from ? (event.clientX - from.x) / Math.max(16, event.timeStamp - from.time) : 0;
    const thrown = Math.abs(speed) > FAST && Math.sign(speed) === Math.sign(dx) && Math.abs(dx) > 24;
    const decided = face.hasAttribute('data-held') && (Math.abs(dx) > face.offsetWidth * FAR || thrown);
    release();
    if (decided) decide(dx > 0 ? 'like' : 'pass');
  });
  face.addEventListener('pointercancel', release);
  // A finger is captured by the link at first, which loses it to the card.
  face.addEventListener('lostpointercapture', ({ target }) => grip && target === face && release());
  face.addEventListener('click', (event) => wasHeld && event.preventDefault());
  face.addEventListener('dragstart', (event) => event.preventDefault());
}
