import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { DistanceUnit } from '~/contract/distance';
import { distanceWords, NEAR_KM, roundedDistance } from '~/features/profiles/places/distance';
import type { QuestionName } from './match-finder';

export function QuestionWords({ name }: { name: QuestionName }) {
  switch (name) {
    case 'meet':
      return <FormattedMessage id="finder.ask-meet" defaultMessage="Who would you like to meet?" />;
    case 'ages':
      return <FormattedMessage id="finder.ask-ages" defaultMessage="Between which ages?" />;
    case 'near':
      return <FormattedMessage id="finder.ask-near" defaultMessage="How close should they live?" />;
    case 'interests':
      return <FormattedMessage id="finder.ask-interests" defaultMessage="What would you love to do together?" />;
    case 'situation':
      return <FormattedMessage id="finder.ask-situation" defaultMessage="Which relationship status suits you?" />;
    case 'build':
      return <FormattedMessage id="finder.ask-build" defaultMessage="Does build matter to you?" />;
    case 'tattoos':
      return <FormattedMessage id="finder.ask-tattoos" defaultMessage="And tattoos?" />;
  }
}

/** The short name of a question in the list where answers are changed. */
export function questionName(intl: IntlShape, name: QuestionName): string {
  switch (name) {
    case 'meet':
      return intl.formatMessage({ id: 'finder.name-meet', defaultMessage: 'Who' });
    case 'ages':
      return intl.formatMessage({ id: 'finder.name-ages', defaultMessage: 'Ages' });
    case 'near':
      return intl.formatMessage({ id: 'finder.name-near', defaultMessage: 'Distance' });
    case 'interests':
      return intl.formatMessage({ id: 'finder.name-interests', defaultMessage: 'Interests' });
    case 'situation':
      return intl.formatMessage({ id: 'finder.name-situation', defaultMessage: 'Relationship status' });
    case 'build':
      return intl.formatMessage({ id: 'finder.name-build', defaultMessage: 'Build' });
    case 'tattoos':
      return intl.formatMessage({ id: 'finder.name-tattoos', defaultMessage: 'Tattoos' });
  }
}

/** `unit`: what distances are shown in. */
export function useChoiceWords(unit: DistanceUnit) {
  const intl = useIntl();
  return (question: 'meet' | 'near' | 'tattoos', value: string): string => {
    switch (`${question} ${value}`) {
      case 'meet female':
        return intl.formatMessage({ id: 'finder.women', defaultMessage: 'Women' });
      case 'meet male':
        return intl.formatMessage({ id: 'finder.men', defaultMessage: 'Men' });
      case 'meet any':
        return intl.formatMessage({ id: 'finder.everybody', defaultMessage: 'Women and men' });
      case 'near near':
        return intl.formatMessage(
          { id: 'finder.near', defaultMessage: 'Near me: within about {distance}' },
          { distance: distanceWords(roundedDistance(NEAR_KM, unit), intl) },
        );
      case 'near country':
        return intl.formatMessage({ id: 'finder.my-country', defaultMessage: 'In my country' });
      case 'near anywhere':
        return intl.formatMessage({ id: 'finder.anywhere', defaultMessage: 'Anywhere' });
      case 'tattoos yes':
        return intl.formatMessage({ id: 'finder.tattoos-yes', defaultMessage: 'Yes, please' });
      case 'tattoos no':
        return intl.formatMessage({ id: 'finder.tattoos-no', defaultMessage: 'Preferably none' });
      default:
        return intl.formatMessage({ id: 'finder.no-matter', defaultMessage: 'It doesn’t matter' });
    }
  };
}
