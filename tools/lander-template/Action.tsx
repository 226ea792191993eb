import { ButtonLink, Copy, messageAddress, SignupLink, useLander } from '~/landing/kit/kit';

/** The way in: signup, or, on the page of a person, the first words to them; closed, how one comes in. */
export function Action() {
  const view = useLander();
  const { person, signupOpen } = view;
  if (!signupOpen) {
    return (
      <p>
        <Copy slot="closed" />
      </p>
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
    <ButtonLink to={messageAddress(view, person)} size="lg" reloadDocument>
      <Copy slot="action" />
    </ButtonLink>
  );
}
