import type { CheckRejection } from './check-rejections';
import type { Pose } from './poses';

/**
 * Where a member's check is. `offered`: nothing is open. `asked`: a pose was given. `sent` and `second`: a person compares.
 * `approved`: the mark is shown. `changed`: the first photo is no longer the one that was compared.
 */
export type PhotoCheckStage = 'offered' | 'asked' | 'sent' | 'second' | 'approved' | 'changed' | 'rejected';

/** The check as its member sees it. Times are epoch milliseconds. */
export interface PhotoCheckView {
  stage: PhotoCheckStage;
  /** Whether the member consents to the current text. */
  agreed: boolean;
  /** The version of the text beside the button that agrees. */
  version: string;
  /** The time at which the consent was withdrawn, if it was. */
  withdrawnAt: number | null;
  /** Without an approved first photo there is nothing to compare with. */
  hasPhoto: boolean;
  pose: Pose | null;
  /** The number of other poses that can still be requested. */
  posesLeft: number;
  /** The time at which the picture was sent, or decided. */
  at: number | null;
  rejection: CheckRejection | null;
  /** The last moment to request a second check; null if that is not possible. */
  secondUntil: number | null;
  /** The time from which the next picture can be sent; null if one can now. */
  nextAt: number | null;
}
