import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import type { EditPlace } from '~/features/profiles/places/edit-place';
import { PlaceFields } from '~/features/profiles/places/PlaceFields';
import { lazyAfterHydration } from '~/page/lazy';
import { Stack } from '~/ui/Layout/Layout';
import { FlowFrame, type StepProps } from './FlowFrame';
import { StepForm } from './StepForm';

const ByDevice = lazyAfterHydration(() =>
  import('~/features/profiles/places/ByDevice').then((module) => module.ByDevice),
);

export interface LocationStepProps extends StepProps {
  place: EditPlace;
  problem?: FormProblem;
}

export function LocationStep({ place, problem, ...flow }: LocationStepProps) {
  // A place found by the device is stored at once; with the new key the fields start again with it.
  const stamp = [place.country, place.region, place.city, place.locatedAt].join('|');
  return (
    <FlowFrame
      {...flow}
      title={<FormattedMessage id="joining.location-title" defaultMessage="Where are you?" />}
      lead={
        <FormattedMessage
          id="joining.location-lead"
          defaultMessage="So that you meet people nearby. {shown, select, region {Others see your town or region and a rounded distance, never more.} country {Others see only your country.} other {Others see nothing of it.}}"
          values={{ shown: place.shown }}
        />
      }
    >
      <Stack $gap={5}>
        <ByDevice />
        <StepForm step={flow.step} problem={problem}>
          {(fields) => <PlaceFields key={stamp} place={place} fields={fields} />}
        </StepForm>
      </Stack>
    </FlowFrame>
  );
}
