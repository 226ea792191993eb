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
  /** As in `<img sizes>`: the width at which the picture is shown. */
  sizes: string;
  /** `eager` for pictures above the fold; `high` for at most one of a page, the one that is seen first. */
  loading?: 'lazy' | 'eager' | 'high';
  /** Empty where the text beside the picture says the same; otherwise what the picture shows. */
  alt?: string;
}

/** A person's picture at 3:4 over the available width, with a label where the profile is fictional. */
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

/** The brand's word and icon for fictional profiles, wherever one is shown without a Portrait. */
export function FictionalChip() {
  const { fictional } = useLander();
  return (
    <Chip tone="photo" icon={<FictionalIcon name={fictional.icon} />}>
      {fictional.singular}
    </Chip>
  );
}
