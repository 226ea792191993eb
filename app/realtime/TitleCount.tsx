import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { useNavCounts } from './use-nav-counts';

const PREFIX = /^\(\d+\+?\) /;

/**
 * Spec section 2: the title begins with the number of unread messages plus new likes; the badge of the installed app
 * shows the same number.
 */
export function TitleCount() {
  const { unread, newLikes } = useNavCounts();
  const location = useLocation();
  const navigation = useNavigation();
  const count = unread + newLikes;
  useEffect(() => {
    const bare = document.title.replace(PREFIX, '');
    document.title = count > 0 ? `(${count}) ${bare}` : bare;
    // Ignored where the browser supports no badge (spec section 8).
    const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    badge?.catch(() => {});
  }, [count, location, navigation.state]);
  return null;
}
