import { Form } from '@remix-run/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Stack } from '~/ui/Layout/Layout';
import { MethodIcon } from '../shop/MethodIcon';
import { savedName, type ShownSaved } from './saved-choice';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: min(${radius('md')}, 16px);
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${fontWeight('strong')};
  span {
    display: block;
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('regular')};
  }
`;

/** The member's saved payment methods, each with a button that removes it. */
export function SavedMethods({ saved }: { saved: readonly ShownSaved[] }) {
  const { formatMessage } = useIntl();
  return (
    <section id="saved">
      <Stack $gap={3}>
        <h2>
          <FormattedMessage id="billing.saved-title" defaultMessage="Saved payment methods" />
        </h2>
        <List>
          {saved.map((method) => {
            const name = savedName(method.name, method);
            return (
              <Row key={method.id}>
                <MethodIcon pictogram={method.pictogram} />
                <Name>
                  {name}
                  <span>
                    <FormattedMessage
                      id="billing.saved-since"
                      defaultMessage="Saved on {date}"
                      values={{ date: <FormattedDate value={method.savedAt} {...DATE_FORMATS.medium} /> }}
                    />
                  </span>
                </Name>
                <Form method="post" action="/transactions">
                  <input type="hidden" name="saved" value={method.id} />
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={formatMessage(
                      { id: 'billing.saved-remove-named', defaultMessage: 'Remove {method}' },
                      { method: name },
                    )}
                  >
                    <FormattedMessage id="billing.saved-remove" defaultMessage="Remove" />
                  </Button>
                </Form>
              </Row>
            );
          })}
        </List>
      </Stack>
    </section>
  );
}
