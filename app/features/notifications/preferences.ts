import type { Frequency } from './decide';
import type { QuietHours } from './local-time';

/** What holds for members who have changed nothing. */
export const DEFAULT_QUIET: QuietHours = { from: 22, until: 8 };
export const DEFAULT_FREQUENCY: Frequency = 'now';

export const frequencies = ['now', 'hourly', 'daily', 'weekly'] as const satisfies readonly Frequency[];
