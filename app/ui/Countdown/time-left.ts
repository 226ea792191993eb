export interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits `ms` into hours, minutes and seconds, rounded up to whole seconds and never below zero. */
export function timeLeft(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

/** The time as hours:minutes:seconds, such as 3:59:07. */
export function clockText({ hours, minutes, seconds }: TimeLeft): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}
