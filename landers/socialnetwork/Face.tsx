import { styled } from 'styled-components';
import { color, type LanderPerson } from '~/landing/kit/kit';

const Picture = styled.img`
  width: 100%;
  height: 100%;
  border-radius: 50%;
  background: ${color('surface-sunken')};
  object-fit: cover;
  object-position: 50% 20%;
`;

/** A round portrait. The name beside it carries the label of a fictional profile. */
export function Face({ person }: { person: LanderPerson }) {
  return (
    <Picture
      src={person.thumb}
      alt=""
      width={360}
      height={360}
      loading="lazy"
      decoding="async"
      {...{ fetchpriority: 'low' }}
    />
  );
}
