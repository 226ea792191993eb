import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { ProfileSection, type EditedSection } from './ProfileSection';

/** Whether visitors may be shown the profile on a landing page. Off until the member turns it on. */
export function LandingSection({ edit: { landing }, ...section }: EditedSection) {
  const { brand } = useShell();
  if (landing === null) return null;
  return (
    <ProfileSection
      name="landing"
      title={<FormattedMessage id="profile.landing-title" defaultMessage="On pages for visitors" />}
      lead={
        <FormattedMessage
          id="profile.landing-lead"
          defaultMessage="Somebody who follows an advertisement for {brand} and is no member yet sees a landing page. With your consent such a page may present you: your name, your age, where you are, your main photo, your interests and what you write about yourself, as far as profiles show them here. Without it no such page of you exists. Take it back whenever you like: the page is gone at once."
          values={{ brand: brand.name }}
        />
      }
      {...section}
    >
      {() => (
        <Checkbox
          name="landing"
          defaultChecked={landing}
          label={
            <FormattedMessage
              id="profile.landing-label"
              defaultMessage="Landing pages of {brand} may present my profile to visitors."
              values={{ brand: brand.name }}
            />
          }
        />
      )}
    </ProfileSection>
  );
}
