import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Messages } from '~/i18n/Messages';
import { onLiveEvent } from '~/realtime/live-events';
import { likesQuery } from '~/api-client/queries';
import { useShell } from '~/page/use-shell';
import { closeMatch, showMatch, useMatch } from '../like-store';
import { MatchDialog } from './MatchDialog';
import { matchPicture } from './match-picture';
import { whenFree } from './when-free';
import { watchTyping } from './typing';

/** Shows a match made by this member at once, and one made by the other as soon as this member is not busy. */
export function MatchModal() {
  const { user } = useShell();
  return user ? <Listener memberId={user.id} /> : null;
}

function Listener({ memberId }: { memberId: string }) {
  const client = useQueryClient();
  const match = useMatch(memberId);
  useEffect(() => watchTyping(document), []);
  useEffect(
    () =>
      onLiveEvent(({ kind }) => {
        if (kind !== 'match') return;
        const fresh = client.fetchQuery({ ...likesQuery, staleTime: 0 });
        // A failed request is ignored, because the match is in the list of likes.
        fresh.then(
          ({ matches, profiles }) => {
            const newest = profiles.find((profile) => profile.id === matches[0]?.id);
            // Waits even if the layout changes meanwhile; then the next layout shows it.
            if (newest) whenFree(document, () => showMatch(memberId, newest));
          },
          () => {},
        );
      }),
    [client, memberId],
  );
  if (!match) return null;
  return (
    <Messages features={['likes']}>
      <MatchDialog
        key={match.id}
        other={{ id: match.id, name: match.name, fictional: match.fictional, picture: matchPicture(match.main_image) }}
        onClose={closeMatch}
      />
    </Messages>
  );
}
