import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@remix-run/react';
import type { ProfileResponse } from '~/contract/profile';
import { Messages } from '~/i18n/Messages';
import { api } from '~/api-client/api';
import { likesQuery } from '~/api-client/queries';
import { useShell } from '~/page/use-shell';
import { dropParameter } from '~/page/drop-parameter';
import { LikeDialog, type LikeDialogProps } from './LikeDialog';
import { readLikeDelay } from './like-delay';
import { matchPicture } from './match-picture';
import { reloadLikesSoon } from './reload-likes';
import { useAutoLike } from './use-auto-like';
import { whenFree } from './when-free';
import { watchTyping } from './typing';

interface Shown {
  kind: LikeDialogProps['kind'];
  profile: ProfileResponse;
}

/**
 * In the default layout: the like modal of `t=N`, and the automatic like of the brand. A member sees only likes that
 * were stored; a visitor sees a labelled fictional profile, and no like is claimed.
 */
export function LikeModal() {
  const { user, brand } = useShell();
  const client = useQueryClient();
  const [shown, setShown] = useState<Shown | null>(null);
  const giveUp = useRef(() => {});
  useEffect(() => watchTyping(document), []);
  useEffect(() => () => giveUp.current(), []);
  // Someone may have begun to write while the request was under way.
  const show = (next: Shown) => {
    giveUp.current = whenFree(document, () => setShown(next));
  };
  useLikeDelay(() => {
    const pending = user ? newestLike(client) : sampleProfile();
    // If there is nothing to show or the request fails, nothing happens.
    pending.then(
      (found) => found && show(found),
      () => {},
    );
  });
  useAutoLike(user !== null && brand.autoLikes, (profile) => {
    show({ kind: 'brand-like', profile });
    reloadLikesSoon(client);
  });
  if (!shown) return null;
  const { id, name, fictional, main_image } = shown.profile;
  return (
    <Messages features={['likes']}>
      <LikeDialog
        key={id}
        kind={shown.kind}
        other={{ id, name, fictional, picture: matchPicture(main_image) }}
        onClose={() => setShown(null)}
      />
    </Messages>
  );
}

/** The newest like, if the member has not seen it yet; else null. */
async function newestLike(client: QueryClient): Promise<Shown | null> {
  const { liked_by, profiles } = await client.fetchQuery({ ...likesQuery, staleTime: 0 });
  const [newest] = liked_by;
  const profile = newest?.like_new ? profiles.find(({ id }) => id === newest.id) : undefined;
  return profile ? { kind: newest!.author === 'member' ? 'like' : 'brand-like', profile } : null;
}

async function sampleProfile(): Promise<Shown | null> {
  const { profile } = await api.get('/api/like-sample.php');
  return profile && { kind: 'sample', profile };
}

/** A query `t=N` shows the like modal after N seconds; then the parameter is removed (specification, section 4). */
function useLikeDelay(show: () => void): void {
  const { pathname, search } = useLocation();
  const latest = useRef(show);
  latest.current = show;
  const delay = readLikeDelay(search);
  useEffect(() => {
    if (delay === undefined) return undefined;
    let giveUp = () => {};
    const timer = window.setTimeout(() => {
      giveUp = whenFree(document, () => {
        latest.current();
        if (window.location.pathname === pathname) dropParameter('t');
      });
    }, delay);
    return () => {
      window.clearTimeout(timer);
      giveUp();
    };
  }, [delay, pathname]);
}
