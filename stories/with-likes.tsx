import type { Decorator } from '@storybook/react-vite';
import { LikeButton } from '~/features/likes/dialogs/LikeButton';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import type { PersonSummary } from '~/contract/person-summary';

/** As the routes of members do it: the form once on the page, a button on each card. */
export const withLikes: Decorator = (Story) => (
  <>
    <LikeForm />
    <Story />
  </>
);

export const likeAction = ({ id, name, liked }: PersonSummary) => <LikeButton id={id} name={name} liked={liked} />;
