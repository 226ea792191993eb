import { ButtonLink, Copy, messageUrl, OpenWays, SignupLink, useLander } from '~/landing/kit/kit';

/**
 * The call to action: signup, or, on the page of a person, a first message to them. While signups are closed it says
 * so, and what is open instead.
 */
export function Action() {
  const view = useLander();
  const { person, signupOpen } = view;
  if (!signupOpen) {
    return (
      <>
        <p>
          <Copy slot="closed" />
        </p>
        <OpenWays />
      </>
    );
  }
  if (!person) {
    return (
      <SignupLink>
        <Copy slot="action" />
      </SignupLink>
    );
  }
  return (
    <ButtonLink to={messageUrl(view, person)} size="lg" reloadDocument>
      <Copy slot="action" />
    </ButtonLink>
  );
}
