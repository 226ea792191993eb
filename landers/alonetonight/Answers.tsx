import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  fontWeight,
  media,
  motion,
  OpenWays,
  pull,
  radius,
  signupUrl,
  space,
  useLander,
} from '~/landing/kit/kit';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  ${media.up('lg')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(4)};
  }
`;

const Answer = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  height: 100%;
  min-height: 68px;
  padding: ${space(4)} ${space(5)};
  border: 1px solid color-mix(in oklab, ${color('depth')} 55%, ${color('on-depth')});
  border-radius: ${radius('md')};
  background: color-mix(in oklab, ${color('depth')} 86%, transparent);
  color: ${color('on-depth')};
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.35;
  text-decoration: none;
  transition:
    border-color ${motion('base')},
    background ${motion('base')},
    transform ${motion('base')};
  ${media.up('lg')} {
    min-height: 112px;
    padding: ${space(5)} ${space(6)};
    font-size: ${fontSize('lg')};
  }
  svg {
    flex: none;
    color: var(--lamp);
    transition: transform ${motion('base')};
  }
  &:hover {
    border-color: var(--lamp);
    background: ${color('depth')};
  }
  &:hover svg {
    transform: translateX(4px);
  }
  &:active {
    transform: scale(0.99);
  }
  &:focus-visible {
    outline: 3px solid var(--lamp);
    outline-offset: 3px;
  }
`;

const Hint = styled.p`
  max-width: 40em;
  margin-block: ${space(1)} ${pull(2)};
  color: color-mix(in oklab, ${color('on-depth')} 84%, var(--lamp));
  font-size: ${fontSize('sm')};
`;

const answers = ['answer-1', 'answer-2', 'answer-3'] as const;

/** Each links to the signup, and the chosen one begins the visitor's profile. The waiting list while signup is closed. */
export function Answers() {
  const view = useLander();
  const { signupOpen } = view;
  return (
    <>
      <Hint>
        <Copy slot="hint" closed="closed" />
      </Hint>
      {signupOpen ? null : <OpenWays />}
      <List>
        {(signupOpen ? answers : []).map((answer) => (
          <li key={answer}>
            <Answer href={signupUrl(view, { answer })}>
              <span>
                <Copy slot={answer} />
              </span>
              <svg
                width="24"
                height="24"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden
              >
                <path d="M4 12h15M13 6l6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </Answer>
          </li>
        ))}
      </List>
    </>
  );
}
