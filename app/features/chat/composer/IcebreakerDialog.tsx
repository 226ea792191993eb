import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyWithHtml } from '~/page/lazy';
import { Dialog } from '~/ui/Dialog/Dialog';

const Icebreakers = lazyWithHtml('icebreakers', () => import('./Icebreakers').then((module) => module.Icebreakers));

/** Over a conversation that has begun, opened by `?ideas`. Choosing one puts its text into the composer. */
export function IcebreakerDialog({ name, onChoose }: { name: string; onChoose: (text: string) => void }) {
  const [query] = useSearchParams();
  const isOpen = query.has('ideas');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  // Runs after the dialog has closed; otherwise closing it would take the focus away from the composer again.
  useEffect(() => {
    if (chosen !== null) onChoose(chosen);
  }, [chosen, onChoose]);
  useEffect(() => {
    if (!isOpen) setChosen(null);
  }, [isOpen]);
  if (!isOpen || chosen !== null) return null;
  const close = () => navigate(pathname, { replace: true, preventScrollReset: true });
  return (
    <Dialog open onClose={close} title={<FormattedMessage id="chat.ideas" defaultMessage="Need an idea?" />} hideTitle>
      <Icebreakers
        name={name}
        onChoose={(text) => {
          setChosen(text);
          close();
        }}
      />
    </Dialog>
  );
}
