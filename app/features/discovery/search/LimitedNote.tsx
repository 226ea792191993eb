import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { JoinActions } from '../front-page/JoinActions';

const Words = styled.div`
  margin-bottom: ${space(5)};
  text-align: center;
  p {
    margin-top: ${space(2)};
    color: ${color('text-muted')};
  }
`;

const Room = styled.div`
  margin-top: ${space(8)};
`;

export function LimitedNote() {
  return (
    <Room>
      <Card $pad="lg">
        <Words>
          <h2>
            <FormattedMessage id="members.limited-title" defaultMessage="This is a first glimpse" />
          </h2>
          <p>
            <FormattedMessage
              id="members.limited-body"
              defaultMessage="Members search by place and age, read profiles and write to each other."
            />
          </p>
        </Words>
        <JoinActions />
      </Card>
    </Room>
  );
}
