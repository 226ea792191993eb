import { FormattedMessage } from 'react-intl';
import type { MessageAbout as About } from '~/contract/message';
import { privatePhotoUrl } from '~/page/photo-url';
import { QuoteFrame } from './QuoteFrame';

interface MessageAboutProps {
  about: About;
  /** The name of the profile's member; null for the reader's own. */
  name: string | null;
}

/** Above a comment: the photo or the line of the profile that it is about, as it was then. */
export function MessageAbout({ about: { photo, words }, name }: MessageAboutProps) {
  return (
    <QuoteFrame data-part="message-about">
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
    </QuoteFrame>
  );
}
