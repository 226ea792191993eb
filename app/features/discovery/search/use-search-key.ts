import { useLocation, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import type { SearchForm } from '../filters/search-form';

/**
 * A key for the search form. It changes with each search, so that the fields show what is searched for. If the member
 * goes on changing the form while its own search is loading, the key stays, and with it the fields, the text typed
 * there and the position of the cursor. `noteChange` must be called at every change.
 */
export function useSearchKey(form: SearchForm): { key: string; noteChange: () => void } {
  const search = JSON.stringify(form);
  const here = useLocation().key;
  const { formMethod, location: next } = useNavigation();
  const [shown, show] = useState({ search, key: here });
  /** The history entry that the form's own search leads to, if the form was changed meanwhile. */
  const [ahead, setAhead] = useState('');
  if (shown.search !== search) show({ search, key: ahead === here ? shown.key : here });
  const noteChange = () => {
    if (formMethod?.toUpperCase() === 'GET' && next) setAhead(next.key);
  };
  return { key: shown.key, noteChange };
}
