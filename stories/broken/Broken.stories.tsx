import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * A deliberately broken component, included only in the Storybook of the tests: `npm run storybook -- test` must find each
 * of its stories.
 */
function Broken({ children, effect }: { children?: ReactNode; effect?: () => void }) {
  useEffect(() => effect?.(), [effect]);
  return <div>{children ?? 'Hello'}</div>;
}

function Thrower(): never {
  throw new Error('thrown while rendering');
}

const Pale = styled.p`
  background: #fff;
  color: #ccc;
`;
const Wide = styled.div`
  width: 5000px;
`;

const Narrow = styled.p`
  display: flex;
  width: 40px;
  && svg {
    flex-shrink: 1;
    max-width: 100%;
  }
`;
const Squeezed = () => (
  <Narrow>
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden />
    Search
  </Narrow>
);

const meta = { title: 'Broken', component: Broken } satisfies Meta<typeof Broken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConsoleError: Story = { args: { effect: () => console.error('this should not be said') } };
export const ThrownLate: Story = {
  args: {
    effect: () =>
      queueMicrotask(() => {
        throw new Error('thrown after all');
      }),
  },
};
export const ThrownInRender: Story = { args: { children: <Thrower /> } };
export const FailingPlay: Story = {
  play: () => {
    throw new Error('nothing happened');
  },
};
export const PaleWords: Story = { args: { children: <Pale>Can you read this?</Pale> } };
// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- broken on purpose
export const NamelessButton: Story = { args: { children: <button type="button" /> } };
export const TooWide: Story = { args: { children: <Wide>Wider than any screen</Wide> } };
export const SqueezedIcon: Story = { args: { children: <Squeezed /> } };
export const MissingPicture: Story = { args: { children: <img src="/photos/nobody.webp" alt="Nobody" /> } };
export const Network: Story = { args: { effect: () => void fetch('/api/me') } };
