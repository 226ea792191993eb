import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SearchSwitch } from './search-form';

export const switchWords: Record<SearchSwitch, MessageDescriptor> = defineMessages({
  online: { id: 'members.online', defaultMessage: 'Online now' },
  fresh: { id: 'members.new-here', defaultMessage: 'New here' },
  photo: { id: 'members.with-photo', defaultMessage: 'With photo' },
  checked: { id: 'common.checked', defaultMessage: 'Photo checked' },
  real: { id: 'members.real-only', defaultMessage: 'Real members only' },
});
