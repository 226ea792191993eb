import { FormattedMessage } from 'react-intl';
import { Button } from '~/ui/Button/Button';

/** Closes the dialog that contains it, with and without JavaScript. */
export function DialogCloseButton() {
  return (
    <form method="dialog">
      <Button type="submit" size="lg" variant="quiet" wide>
        <FormattedMessage id="likes.keep-looking" defaultMessage="Keep looking" />
      </Button>
    </form>
  );
}
