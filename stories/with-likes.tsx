import type { Decorator } from '@storybook/react-vite';
import { LikeButton } from '~/features/likes/dialogs/LikeButton';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import type { PersonSummary } from '~/contract/person-summary';

/** As in the routes of members: the form once per page and a button on each card. */
export const withLikes: Decorator = (Story) => (
  <>
    <LikeForm />
    <Story />
  </>
);

export const likeAction = ({ id, name, liked }: PersonSummary) => <LikeButton id={id} name={name} liked={liked} />;
