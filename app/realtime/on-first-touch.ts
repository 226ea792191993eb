const TOUCHES = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Calls once a person does something on this page; at once where one has. Answers how to stop waiting. */
export function onFirstTouch(call: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    call();
    return () => {};
  }
  const stop = () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, touched, true);
  };
  function touched() {
    stop();
    call();
  }
  for (const touch of TOUCHES) document.addEventListener(touch, touched, true);
  return stop;
}
