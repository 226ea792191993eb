import { styled } from 'styled-components';
import { color, radius, space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { useLander } from './LanderContext';
import type { LanderPerson } from './lander-view';

const Frame = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 3 / 4;
  border-radius: ${radius('md')};
  overflow: hidden;
  background: ${color('surface-sunken')};
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Corner = styled.span`
  position: absolute;
  inset: ${space(2)} auto auto ${space(2)};
  max-width: calc(100% - 1rem);
`;

export interface PortraitProps {
  person: LanderPerson;
  /** As in `<img sizes>`: how wide it is shown. */
  sizes: string;
  /** Above the fold: loads at once. At most one is `high`: what the eye meets first, and no other gets in its way. */
  loading?: 'lazy' | 'eager' | 'high';
  /** The picture says nothing that the text beside it does not; else what it shows. */
  alt?: string;
}

/** A person's picture, labelled where the profile is made up. Fills its width at 3:4. */
export function Portrait({ person, sizes, loading = 'lazy', alt = '' }: PortraitProps) {
  return (
    <Frame>
      <Picture
        src={person.thumb}
        srcSet={`${person.thumb} 360w, ${person.photo} 720w`}
        sizes={sizes}
        width={360}
        height={480}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding={loading === 'high' ? 'sync' : 'async'}
        {...{ fetchpriority: loading === 'high' ? 'high' : 'low' }}
      />
      {person.fictional ? (
        <Corner>
          <FictionalChip />
        </Corner>
      ) : null}
    </Frame>
  );
}

/** The brand's word and sign for made-up profiles: wherever one is shown without a Portrait. */
export function FictionalChip() {
  const { fictional } = useLander();
  return (
    <Chip tone="photo" icon={<FictionalIcon name={fictional.icon} />}>
      {fictional.singular}
    </Chip>
  );
}
