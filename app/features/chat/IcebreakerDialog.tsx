import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '~/ui/Dialog/Dialog';
import { Icebreakers } from './Icebreakers';

/** Ways to say something, over a conversation that has begun: `?ideas`. A press puts the words into the composer. */
export function IcebreakerDialog({ name, onChoose }: { name: string; onChoose: (text: string) => void }) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const close = () => navigate(pathname, { replace: true, preventScrollReset: true });
  if (!query.has('ideas')) return null;
  return (
    <Dialog open onClose={close} title={<FormattedMessage id="chat.ideas" defaultMessage="Need an idea?" />} hideTitle>
      <Icebreakers
        name={name}
        onChoose={(text) => {
          close();
          onChoose(text);
        }}
      />
    </Dialog>
  );
}
