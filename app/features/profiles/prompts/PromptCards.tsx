import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import type { ShownPrompt } from './prompts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
`;

const Line = styled(Card)`
  position: relative;
  &:has(a) {
    min-height: 76px;
    padding-inline-end: ${space(16)};
  }
  h2 {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
    font-weight: 400;
  }
  p {
    margin-top: ${space(2)};
    font-size: ${fontSize('lg')};
    line-height: 1.35;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

interface PromptCardsProps {
  prompts: readonly ShownPrompt[];
  /** The language in which the answers are assumed to be written. */
  language: string;
  /** Renders what a viewer can do with one answer. */
  renderAction?: (prompt: ShownPrompt) => ReactNode;
}

/** The beginnings that a member chose, each with how they go on. */
export function PromptCards({ prompts, language, renderAction }: PromptCardsProps) {
  if (prompts.length === 0) return null;
  return (
    <List>
      {prompts.map((prompt) => (
        <li key={prompt.id}>
          <Line as="div" $pad="md">
            <h2>{prompt.question}</h2>
            <p lang={language} dir="auto">
              {prompt.answer}
            </p>
            {renderAction?.(prompt)}
          </Line>
        </li>
      ))}
    </List>
  );
}
