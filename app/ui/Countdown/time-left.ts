export interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left of `ms`, the running second counted as whole, never below zero. */
export function timeLeft(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

/** 3:59:07, as people read a clock: hours:minutes:seconds. */
export function clockText({ hours, minutes, seconds }: TimeLeft): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}
