import type { LikeResponse, UnlikeResponse } from '~/contract/likes';
import { api } from '~/api-client/api';
import { markLiked, showMatch } from '../like-store';

/**
 * Shows the like at once and then sends it. If the server refuses, the like disappears and the error is thrown. Returns
 * whether the like made a match, which then fills the screen.
 */
export async function sendLike(memberId: string, otherId: string): Promise<boolean> {
  markLiked(memberId, otherId, true);
  try {
    // A repeated like changes nothing, so the request may be sent again after a lost response.
    const response = await api.send<LikeResponse>('POST', '/api/likes.php', { id: otherId }, otherId);
    if (response.new_match) showMatch(memberId, response.profile);
    return response.new_match;
  } catch (error) {
    markLiked(memberId, otherId, false);
    throw error;
  }
}

/** Takes a like back in the same way. */
export async function sendUnlike(memberId: string, otherId: string): Promise<void> {
  markLiked(memberId, otherId, false);
  try {
    await api.send<UnlikeResponse>('DELETE', '/api/likes.php', { id: otherId }, otherId);
  } catch (error) {
    markLiked(memberId, otherId, true);
    throw error;
  }
}
