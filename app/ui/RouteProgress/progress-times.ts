/** Spec, section 9: loading that takes less than the throttle shows nothing; the animation runs for the duration. */
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5000;
