/** Why someone leaves, as it is stored. */
export const leaveReasons = ['found', 'break', 'few', 'price', 'mails', 'privacy', 'unsafe', 'other'] as const;
export type LeaveReason = (typeof leaveReasons)[number];
export const LEAVE_WORDS_MAX = 1000;
