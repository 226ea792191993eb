import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageResponse } from '~/contract/message';
import { color, fontSize, fontWeight } from '~/theme/tokens';

const Note = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  font-weight: ${fontWeight('strong')};
`;

export interface AuthorNoteProps {
  author: Exclude<MessageResponse['author'], 'member'>;
  /** The name of the brand. */
  brand: string;
}

/** Names the real author of a message that a profile's member did not write. */
export function AuthorNote({ author, brand }: AuthorNoteProps) {
  const values = { brand };
  return (
    <Note>
      {author === 'operator' ? (
        <FormattedMessage id="chat.author-operator" defaultMessage="Written by the team of {brand}" values={values} />
      ) : author === 'automation' ? (
        <FormattedMessage id="chat.author-automation" defaultMessage="Sent automatically by {brand}" values={values} />
      ) : (
        <FormattedMessage id="chat.author-system" defaultMessage="Message from {brand}" values={values} />
      )}
    </Note>
  );
}
