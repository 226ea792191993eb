import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageResponse } from '~/contract/message';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight } from '~/theme/tokens';

const Note = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  font-weight: ${fontWeight('strong')};
`;

/** Names the real author of a message that a profile's member did not write. */
export function AuthorNote({ author }: { author: Exclude<MessageResponse['author'], 'member'> }) {
  const { brand } = useShell();
  const values = { brand: brand.name };
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
