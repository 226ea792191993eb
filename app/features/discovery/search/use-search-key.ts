import { useLocation, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import type { SearchForm } from '../filters/search-form';

/**
 * A key for the search form: new with each search, so that its fields show what is searched for. But who goes on
 * changing the form while its own search is under way keeps the fields, what is typed there and the place of the
 * cursor; `noteChange` is told of every change.
 */
export function useSearchKey(form: SearchForm): { key: string; noteChange: () => void } {
  const search = JSON.stringify(form);
  const here = useLocation().key;
  const { formMethod, location: next } = useNavigation();
  const [shown, show] = useState({ search, key: here });
  /** The place the form's own search leads to, if it was changed on the way. */
  const [ahead, setAhead] = useState('');
  if (shown.search !== search) show({ search, key: ahead === here ? shown.key : here });
  const noteChange = () => {
    if (formMethod?.toUpperCase() === 'GET' && next) setAhead(next.key);
  };
  return { key: shown.key, noteChange };
}
