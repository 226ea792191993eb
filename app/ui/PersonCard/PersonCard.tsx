import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Chip } from '../Chip/Chip';
import {
  Action,
  PlaceholderColor,
  Corner,
  Frame,
  Initial,
  Mark,
  Name,
  Note,
  Photo,
  Picture,
  Place,
  Presence,
  Words,
} from './PersonCardParts';
import { usePrefetch } from '../Prefetch/use-prefetch';

export interface PersonPicture {
  src: string;
  srcSet?: string;
  /** As in `<img sizes>`; the default fits PeopleGrid. */
  sizes?: string;
  /** The mean colour of the picture (#rrggbb), shown until the picture has loaded. */
  color?: string;
}

export interface PersonCardProps {
  to: string;
  /** The state of the history entry that the link makes. */
  state?: unknown;
  name: string;
  age?: number;
  place?: ReactNode;
  picture?: PersonPicture;
  /** The text of the presence dot ("online now"); absent when the person is not online. */
  online?: string;
  /** The brand's word and icon for fictional profiles; set for every fictional profile. */
  fictional?: { word: string; icon?: ReactNode };
  /** The mark of a checked photo, behind the name. */
  mark?: ReactNode;
  /** Other labels on the picture, such as "new" or "liked you". */
  label?: ReactNode;
  /** A sentence below the name that is never truncated, such as who gave a like. */
  note?: ReactNode;
  /** The like button (44 px, `IconButton look="photo"`), above the link that covers the card. */
  action?: ReactNode;
  /** The heading level: 2 directly under the page's h1, 3 inside a section with its own heading. */
  level?: 2 | 3;
  /** True for the first row of a page, which loads at once; the others load when they come near the viewport. */
  eager?: boolean;
}

const SIZES = '(min-width: 1200px) 240px, (min-width: 992px) 24vw, (min-width: 576px) 32vw, 45vw';

/** A person as a picture with name, age and place, in the form of the theme; the whole card is a link. */
export function PersonCard(props: PersonCardProps) {
  const prefetch = usePrefetch();
  const {
    to,
    state,
    name,
    age,
    place,
    picture,
    online,
    fictional,
    mark,
    label,
    note,
    action,
    level = 2,
    eager = false,
  } = props;
  return (
    <Frame>
      <Photo>
        {picture?.color ? <PlaceholderColor color={picture.color} /> : null}
        <Initial aria-hidden>{[...name][0]?.toUpperCase()}</Initial>
        {picture ? (
          <Picture
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.srcSet ? (picture.sizes ?? SIZES) : undefined}
            alt=""
            width={480}
            height={640}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            {...(eager ? { fetchpriority: 'high' } : {})}
          />
        ) : null}
        <Corner>
          {fictional ? (
            <Chip tone="photo" icon={fictional.icon}>
              {fictional.word}
            </Chip>
          ) : null}
          {label}
        </Corner>
      </Photo>
      <Words $room={Boolean(action)}>
        <Name as={`h${level}`}>
          <Link to={to} state={state} prefetch={prefetch}>
            <span>{name}</span>
            {age === undefined ? null : <span>{` ${age}`}</span>}
            {mark ? <Mark>{mark}</Mark> : null}
          </Link>
        </Name>
        {note ? <Note>{note}</Note> : null}
        {place || online ? (
          <Place>
            {online ? (
              <Presence title={online}>
                <span className="visually-hidden">{online}</span>
              </Presence>
            ) : null}
            <span>{place}</span>
          </Place>
        ) : null}
      </Words>
      {action ? <Action>{action}</Action> : null}
    </Frame>
  );
}
