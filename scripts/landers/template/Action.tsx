import { ButtonLink, Copy, messageAddress, SignupLink, useLander } from '~/landing/kit/kit';

/** The way in: signup, or, on the page of a person, the first words to them. */
export function Action() {
  const view = useLander();
  const { person } = view;
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
