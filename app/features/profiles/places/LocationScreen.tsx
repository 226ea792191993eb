import { Form, useNavigation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { lazyAfterHydration } from '~/page/lazy';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import type { EditPlace } from './edit-place';
import { KnownPlace } from './KnownPlace';
import { PlaceFields } from './PlaceFields';

/** Loaded only where the page's script runs, because the position of a device cannot be found without it. */
const ByDevice = lazyAfterHydration(() => import('./ByDevice').then((module) => module.ByDevice));

export interface LocationScreenProps {
  place: EditPlace;
  saved: boolean;
  problem: FormProblem | null;
}

/** The member's place as a section of the settings: found by the device or chosen by hand. */
export function LocationScreen({ place, saved, problem }: LocationScreenProps) {
  const busy = useNavigation().state === 'submitting';
  // With a place that was found or saved meanwhile the fields start again.
  const stamp = [place.country, place.region, place.city, place.locatedAt].join('|');
  const fields = {
    error: (field: string) => fieldError(problem, field),
    value: (field: string, stored: string | null) => problem?.values[field] ?? stored ?? '',
  };
  return (
    <SettingsFrame
      section="location"
      lead={
        <FormattedMessage
          id="profile.location-lead"
          defaultMessage="{shown, select, region {Others see your town or region, and how far away it is in round numbers. Nobody learns more than that: we don’t know more ourselves.} country {Others see only your country.} other {Others see nothing of it.}}"
          values={{ shown: place.shown }}
        />
      }
    >
      <Stack $gap={6}>
        {saved && !busy && !problem ? (
          <Alert tone="success" role="status">
            <FormattedMessage id="settings.saved" defaultMessage="Saved. This applies from now on." />
          </Alert>
        ) : null}
        <div>
          <KnownPlace place={place} />
          <ByDevice />
        </div>
        <Form method="post" replace noValidate key={stamp} aria-busy={busy || undefined}>
          <input type="hidden" name="section" value="location" />
          <Stack $gap={5}>
            <ErrorAlert error={problem?.error} />
            <PlaceFields place={place} fields={fields} />
            <div>
              <Button busy={busy}>
                <FormattedMessage id="settings.save" defaultMessage="Save" />
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </SettingsFrame>
  );
}
