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
  /** Whether the member agrees to the current text. */
  agreed: boolean;
  /** The version of the text beside the button that agrees. */
  version: string;
  /** When the consent was taken back, if it was. */
  withdrawnAt: number | null;
  /** Without an approved first photo there is nothing to compare with. */
  hasPhoto: boolean;
  pose: Pose | null;
  /** How often another pose can still be asked for. */
  posesLeft: number;
  /** When the picture was sent, or when it was decided. */
  at: number | null;
  rejection: CheckRejection | null;
  /** Until when a second look can be asked for; null if it cannot. */
  secondUntil: number | null;
  /** When the next picture can be sent; null if one can now. */
  nextAt: number | null;
}
