import { FormattedMessage } from 'react-intl';
import type { SuggestionLead } from './suggestion-lead';

/** One or two sentences above the cards. Each is true of the cards for which `leadOf` chooses it. */
export function SuggestionLeadWords({ lead }: { lead: SuggestionLead }) {
  switch (lead) {
    case 'silent':
      return (
        <FormattedMessage
          id="finder.lead-silent"
          defaultMessage="Some profiles to begin with. The more your own profile says, the better we can tell who suits you."
        />
      );
    case 'interests':
      return (
        <FormattedMessage
          id="finder.lead-interests"
          defaultMessage="You share an interest with every profile here. A like is a first hello."
        />
      );
    case 'some-interests':
      return (
        <FormattedMessage
          id="finder.lead-some-interests"
          defaultMessage="You share an interest with some of these profiles. A like is a first hello."
        />
      );
    case 'near':
      return (
        <FormattedMessage
          id="finder.lead-near"
          defaultMessage="Every profile here is from near you. A like is a first hello."
        />
      );
    case 'some-near':
      return (
        <FormattedMessage
          id="finder.lead-some-near"
          defaultMessage="Some of these profiles are from near you. A like is a first hello."
        />
      );
    case 'some-interests-near':
      return (
        <FormattedMessage
          id="finder.lead-some-interests-near"
          defaultMessage="You share an interest with some of these profiles, and some are from near you. A like is a first hello."
        />
      );
    case 'other':
      return (
        <FormattedMessage
          id="finder.lead-other"
          defaultMessage="Some profiles to begin with. Each card says what we know; a like is a first hello."
        />
      );
  }
}
