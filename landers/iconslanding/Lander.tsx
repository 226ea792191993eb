import { Closing } from './Closing';
import { CostStep } from './CostStep';
import { Hero } from './Hero';
import { PairSteps } from './PairSteps';
import { TalkStep } from './TalkStep';
import { WhoStep } from './WhoStep';

/** Six steps as icons, laid out like the spreads of a small book. */
export default function IconsLanding() {
  return (
    <>
      <Hero />
      <TalkStep />
      <CostStep />
      <WhoStep />
      <PairSteps />
      <Closing />
    </>
  );
}
