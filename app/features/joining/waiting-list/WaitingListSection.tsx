import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, media, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { LockKeyhole } from '~/ui/Icon/icons';
import { WaitingListForm } from './WaitingListForm';
import { WaitingListSteps } from './WaitingListSteps';

const Root = styled.section`
  border-bottom: 1px solid ${color('line')};
  background: ${color('surface-sunken')};
  scroll-margin-top: 72px;
`;

const Inner = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 1120px;
  margin-inline: auto;
  padding: ${space(10)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space(12)};
    align-items: center;
    padding: ${space(16)} ${space(6)};
  }
`;

const State = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  margin: 0 0 ${space(3)};
  color: ${color('primary-text')};
  font-weight: ${fontWeight('strong')};
  svg {
    flex: none;
  }
`;

const Title = styled.h2`
  margin: 0 0 ${space(3)};
  font-size: ${fontSize('2xl')};
  line-height: 1.2;
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 56ch;
  margin: 0 0 ${space(8)};
  color: ${color('text-muted')};
`;

const Invited = styled.p`
  margin-top: ${space(6)};
`;

export interface WaitingListSectionProps {
  /** How many wait already; null where that is not said. */
  listed?: number | null;
}

/** The part of the front page of a brand whose signups are closed for this visitor. */
export function WaitingListSection({ listed = null }: WaitingListSectionProps) {
  const { brand, signupOpen } = useShell();
  if (signupOpen) return null;
  return (
    <Root id="waiting-list" aria-labelledby="waiting-list-title">
      <Inner>
        <div>
          <State>
            <LockKeyhole size={18} aria-hidden />
            <FormattedMessage id="waitinglist.state" defaultMessage="By invitation only" />
          </State>
          <Title id="waiting-list-title">
            <FormattedMessage
              id="waitinglist.title"
              defaultMessage="Hear it when {brand} opens"
              values={{ brand: brand.name }}
            />
          </Title>
          <Lead>
            <FormattedMessage
              id="waitinglist.lead"
              defaultMessage="{brand} takes new members by invitation at the moment. If you’d like to be there when that changes, we’ll tell you."
              values={{ brand: brand.name }}
            />
            {listed === null ? null : (
              <>
                {' '}
                <FormattedMessage
                  id="waitinglist.waiting"
                  defaultMessage="{count, plural, one {# person is} other {# people are}} on the list already."
                  values={{ count: listed }}
                />
              </>
            )}
          </Lead>
          <WaitingListSteps />
          <Invited className="quiet">
            <FormattedMessage
              id="waitinglist.invited"
              defaultMessage="Have you been invited? Open the link of your invitation: it leads straight to signing up."
            />
          </Invited>
        </div>
        <Card as="div" $pad="lg" $lift>
          <WaitingListForm />
        </Card>
      </Inner>
    </Root>
  );
}
