import { api } from '~/live/api';
import type { WireProfile } from '~/live/wire-types';
import { markLiked, showMatch } from './like-store';

interface LikeAnswer {
  matched: boolean;
  new_match: boolean;
  profile: WireProfile;
}

/** Likes at once for the eye and then for real; taken back where the server refuses (the error is thrown on). */
export async function sendLike(memberId: string, otherId: string): Promise<void> {
  markLiked(memberId, otherId, true);
  try {
    // A like is the same however often it arrives: it may be repeated after a lost answer.
    const answer = await api.send<LikeAnswer>('POST', '/api/likes.php', { id: otherId }, otherId);
    if (answer.new_match) showMatch(memberId, answer.profile);
  } catch (error) {
    markLiked(memberId, otherId, false);
    throw error;
  }
}
