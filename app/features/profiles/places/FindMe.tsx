import { LocateFixed } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import type { GeoPermission, GeoResult } from './geolocation';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-top: ${space(4)};
  padding: ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
`;

const Words = styled.p`
  max-width: 60ch;
  /* A status without words takes no room, but stays for screen readers. */
  &:empty {
    position: absolute;
  }
`;

export interface FindMeProps {
  permission: GeoPermission;
  result: GeoResult;
  /** The town that was found; null if none was. */
  town: string | null;
  onFind: () => void;
}

/** Finding the place by the device: a text for each state, with what can be done next. */
export function FindMe({ permission, result, town, onFind }: FindMeProps) {
  const canAsk = permission !== 'unsupported' && permission !== 'denied';
  return (
    <Box>
      <Words>
        <PermissionWords permission={permission} />
      </Words>
      {canAsk ? (
        <Button type="button" variant="ghost" busy={result === 'locating'} onClick={onFind}>
          <LocateFixed size={18} aria-hidden />
          {permission === 'granted' ? (
            <FormattedMessage id="profile.locate-again" defaultMessage="Update my town" />
          ) : (
            <FormattedMessage id="profile.locate" defaultMessage="Find my town" />
          )}
        </Button>
      ) : null}
      <Words role="status">
        <ResultWords result={result} town={town} />
      </Words>
    </Box>
  );
}

function PermissionWords({ permission }: Pick<FindMeProps, 'permission'>) {
  if (permission === 'unsupported') {
    return (
      <FormattedMessage
        id="profile.geo-unsupported"
        defaultMessage="This browser can’t tell us where you are. Choose your town below."
      />
    );
  }
  if (permission === 'denied') {
    return (
      <FormattedMessage
        id="profile.geo-denied"
        defaultMessage="This page isn’t allowed to know where you are. That’s fine: choose your town below. To change it, open the site settings in the address bar."
      />
    );
  }
  if (permission === 'granted') {
    return (
      <FormattedMessage
        id="profile.geo-granted"
        defaultMessage="Your browser may tell us where you are. We keep the nearest town and nothing else."
      />
    );
  }
  if (permission === 'prompt') {
    return (
      <FormattedMessage
        id="profile.geo-prompt"
        defaultMessage="We can find your town: your browser asks you first. We keep the nearest town and nothing else."
      />
    );
  }
  return (
    <FormattedMessage
      id="profile.geo-unknown"
      defaultMessage="We don’t know yet whether your browser may tell us where you are: give it a try. We keep the nearest town and nothing else."
    />
  );
}

function ResultWords({ result, town }: Pick<FindMeProps, 'result' | 'town'>) {
  if (result === 'found') {
    return <FormattedMessage id="profile.geo-found" defaultMessage="You are near {town}. Saved." values={{ town }} />;
  }
  if (result === 'nowhere') {
    return (
      <FormattedMessage
        id="profile.geo-nowhere"
        defaultMessage="We don’t know of any town near you in the countries this site covers. Choose one below."
      />
    );
  }
  if (result === 'unavailable') {
    return (
      <FormattedMessage
        id="profile.geo-unavailable"
        defaultMessage="Your device can’t tell where it is just now. Try again, or choose your town below."
      />
    );
  }
  if (result === 'timeout') {
    return (
      <FormattedMessage
        id="profile.geo-timeout"
        defaultMessage="That took too long. Try again, or choose your town below."
      />
    );
  }
  if (result !== 'offline') return null;
  return (
    <FormattedMessage
      id="profile.geo-offline"
      defaultMessage="We couldn’t be reached. Check that you’re online and try again."
    />
  );
}
