import { Search } from '~/ui/Icon/icons';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldError } from '~/ui/FieldError/FieldError';
import { Stack } from '~/ui/Layout/Layout';
import { Pills } from '~/ui/Pills/Pills';
import { TextField } from '~/ui/TextField/TextField';
import { groupNames, interestGroups } from '../../traits/interest-groups';
import { Group, GroupCount, Inside, SearchBox } from './InterestFieldsParts';
import { interestMessages, type InterestId } from '../../traits/interests';
import { INTERESTS_MAX } from '../profile-edit';
import { useHydrated } from '~/page/use-hydrated';

interface InterestFieldsProps {
  /** The interests that are ticked at first. */
  chosen: readonly InterestId[];
  error: ReactNode;
}

/**
 * Groups open and close without JavaScript. The search only hides what does not match, so every box stays in the form.
 */
export function InterestFields({ chosen: first, error }: InterestFieldsProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<ReadonlySet<InterestId>>(new Set(first));
  const [wanted, setWanted] = useState('');
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(intl.locale).trim();
  const name = (id: InterestId) => intl.formatMessage(interestMessages[id]);
  const searched = plain(wanted);
  const fits = (id: InterestId) => searched === '' || plain(name(id)).includes(searched);
  const full = chosen.size >= INTERESTS_MAX;
  const found = interestGroups.flatMap(({ ids }) => ids.filter(fits));
  const toggle = (id: InterestId, on: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (on) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <Stack $gap={4}>
      {hydrated ? <InterestSearch wanted={wanted} onChange={setWanted} /> : null}
      {error ? <FieldError id="interests-error">{error}</FieldError> : null}
      <p className="quiet" role="status">
        {full ? (
          <FormattedMessage
            id="profile.interests-full"
            defaultMessage="You’ve chosen {max}, the maximum. Remove one to choose another."
            values={{ max: INTERESTS_MAX }}
          />
        ) : (
          <FormattedMessage
            id="profile.interests-count"
            defaultMessage="{count} of {max} chosen"
            values={{ count: chosen.size, max: INTERESTS_MAX }}
          />
        )}
      </p>
      {chosen.size > 0 ? <p>{intl.formatList([...chosen].map(name), { type: 'unit' })}</p> : null}
      {found.length === 0 ? (
        <p>
          <FormattedMessage
            id="profile.interests-none"
            defaultMessage="Nothing found for “{wanted}”. Try another word."
            values={{ wanted: wanted.trim() }}
          />
        </p>
      ) : null}
      <div>
        {interestGroups.map(({ group, ids }) => (
          <Group key={group} hidden={!ids.some(fits)} {...(searched === '' ? {} : { open: true })}>
            <summary>
              {intl.formatMessage(groupNames[group])}
              <ChosenInGroup count={ids.filter((id) => chosen.has(id)).length} />
            </summary>
            <Inside>
              <Pills>
                {ids.map((id) => (
                  <label key={id} hidden={!fits(id)}>
                    <input
                      type="checkbox"
                      name="interests"
                      value={id}
                      defaultChecked={first.includes(id)}
                      disabled={full && !chosen.has(id)}
                      onChange={(event) => toggle(id, event.target.checked)}
                    />
                    <span>{name(id)}</span>
                  </label>
                ))}
              </Pills>
            </Inside>
          </Group>
        ))}
      </div>
    </Stack>
  );
}

function InterestSearch({ wanted, onChange }: { wanted: string; onChange: (wanted: string) => void }) {
  const intl = useIntl();
  return (
    <SearchBox>
      <TextField
        type="search"
        hideLabel
        label={<FormattedMessage id="profile.interests-search" defaultMessage="Find an interest" />}
        placeholder={intl.formatMessage({ id: 'profile.interests-search', defaultMessage: 'Find an interest' })}
        value={wanted}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter in the search field must not save the section.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Search size={18} aria-hidden />
    </SearchBox>
  );
}

function ChosenInGroup({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <GroupCount>
      <FormattedMessage
        id="profile.interests-in-group"
        defaultMessage="{count, plural, one {# chosen} other {# chosen}}"
        values={{ count }}
      />
    </GroupCount>
  );
}
