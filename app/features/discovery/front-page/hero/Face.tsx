import { Link } from '@remix-run/react';
import { styled } from 'styled-components';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import { color, media, portraitFill, space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';
import { fictionalMark } from '~/ui/FictionalIcon/FictionalIcon';
import type { PicturedPerson } from '../pictured';

/** The frame of a picture, whose form the head decides. */
export const Frame = styled.div`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  background: ${color('skeleton')};
`;

const Picture = styled.img`
  ${portraitFill}
`;

/* The label has a third of a phone's width in any language, so it may take two lines. */
const Corner = styled.span`
  position: absolute;
  inset: auto 6px calc(6px + var(--label-lift, 0px));
  display: flex;
  justify-content: var(--label-place, start);
  > span {
    padding-inline: 6px;
    font-size: 0.6875rem;
  }
  > span > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Of a label in large text the words matter more than its symbol and its rims. */
  ${media.below(16)} {
    inset-inline: 3px;
    > span {
      padding-inline: 4px;
    }
    svg {
      display: none;
    }
  }
  ${media.up('lg')} {
    inset: auto ${space(2)} calc(${space(2)} + var(--label-lift, 0px));
    > span {
      padding-inline: ${space(2)};
      font-size: 0.75rem;
    }
  }
`;

export interface FaceProps {
  person: PicturedPerson;
  /** For a picture that is wider than 360 px on the screen. */
  large?: boolean;
  /** As in `<img sizes>`, with `large`. */
  sizes?: string;
  /**
   * The picture is the largest thing on a phone's first screen. Any other face leaves the line to the words and to the
   * font, and costs nothing where the form does not show it.
   */
  first?: boolean;
}

/** A person's picture in the head of the landing page, labelled if fictional, which leads to the person. */
export function Face({ person, large, sizes, first }: FaceProps) {
  const { brand } = useShell();
  const photoUrl = usePhotoUrl();
  const { id, name, thumb, photo, fictional } = person;
  const both = large && photo ? `${photoUrl(thumb)} 360w, ${photoUrl(photo)} 720w` : undefined;
  return (
    <Frame as={Link} to={`/members/${id}`}>
      <Picture
        src={photoUrl(thumb)}
        srcSet={both}
        sizes={both && sizes}
        alt={name}
        width={360}
        height={480}
        loading={first ? 'eager' : 'lazy'}
        {...{ fetchpriority: first ? 'high' : 'low' }}
      />
      {fictional ? (
        <Corner>
          <Chip tone="photo" icon={fictionalMark}>
            {brand.fictional.singular}
          </Chip>
        </Corner>
      ) : null}
    </Frame>
  );
}
