import { styled } from 'styled-components';
import { color, type LanderPerson } from '~/landing/kit/kit';

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 4;
  object-fit: cover;
  background: ${color('surface-sunken')};
`;

/** The portrait on the cover, which is the one large picture of the page. Its label is beside it. */
export function CoverPicture({ person, className }: { person: LanderPerson; className?: string }) {
  return (
    <Picture
      className={className}
      src={person.photo}
      srcSet={`${person.thumb} 360w, ${person.photo} 720w`}
      sizes="(min-width: 992px) 520px, min(100vw, 560px)"
      width={720}
      height={960}
      alt=""
      decoding="sync"
      {...{ fetchpriority: 'high' }}
    />
  );
}
