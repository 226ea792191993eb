import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { Page } from '~/ui/Layout/Layout';
import { FlowProgress } from '../signup/FlowProgress';
import type { FlowStep } from './flow-steps';

/** What every step of the flow receives. */
export interface StepProps {
  step: FlowStep;
  steps: readonly FlowStep[];
}

export interface FlowFrameProps extends StepProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

const Sheet = styled(Card)`
  margin-top: ${space(5)};
`;

const Title = styled.h1`
  font-size: ${fontSize('2xl')};
  text-wrap: balance;
`;

const Lead = styled.p`
  max-width: 60ch;
  margin-top: ${space(2)};
  color: ${color('text-muted')};
`;

const Content = styled.div`
  margin-top: ${space(6)};
`;

/** One step: how far it is, what is asked and why. */
export function FlowFrame({ step, steps, title, lead, children }: FlowFrameProps) {
  return (
    <Page $width="medium">
      <FlowProgress at={steps.indexOf(step) + 2} of={steps.length + 1} />
      <Sheet $pad="lg">
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        <Content>{children}</Content>
      </Sheet>
    </Page>
  );
}
