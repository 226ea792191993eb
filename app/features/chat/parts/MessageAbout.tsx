import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageAbout as About } from '~/contract/message';
import { privatePhotoUrl } from '~/page/photo-url';
import { fontSize, space } from '~/theme/tokens';

const Root = styled.figure`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  margin: 0 0 ${space(2)};
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid currentColor;
  font-size: ${fontSize('sm')};
  line-height: 1.4;
  figcaption {
    flex: 1 1 8em;
    min-width: 0;
  }
  /* A removed photo leaves an empty place, and the words still say what it was. */
  img {
    width: 56px;
    height: 72px;
    border-radius: 8px;
    object-fit: cover;
  }
  blockquote {
    margin: 0;
    overflow: clip;
    overflow-clip-margin: 4px;
    font-style: italic;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

interface MessageAboutProps {
  about: About;
  /** Whose profile it is on; null for the reader's own. */
  name: string | null;
}

/** Above a comment: the photo or the line of the profile that it is about, as it was then. */
export function MessageAbout({ about: { photo, words }, name }: MessageAboutProps) {
  return (
    <Root>
      {photo ? <img src={privatePhotoUrl(photo)} alt="" width={56} height={72} loading="lazy" /> : null}
      <figcaption>
        {photo ? (
          name === null ? (
            <FormattedMessage id="chat.about-your-photo" defaultMessage="About your photo" />
          ) : (
            <FormattedMessage id="chat.about-photo" defaultMessage="About a photo of {name}" values={{ name }} />
          )
        ) : name === null ? (
          <FormattedMessage id="chat.about-your-line" defaultMessage="About what you wrote" />
        ) : (
          <FormattedMessage id="chat.about-line" defaultMessage="About what {name} wrote" values={{ name }} />
        )}
        {words ? <blockquote dir="auto">{words}</blockquote> : null}
      </figcaption>
    </Root>
  );
}
