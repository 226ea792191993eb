import { Closing } from './Closing';
import { CostStep } from './CostStep';
import { Hero } from './Hero';
import { PairSteps } from './PairSteps';
import { TalkStep } from './TalkStep';
import { WhoStep } from './WhoStep';

/** Six steps as icons, told like the spreads of a small book: each has the room its words need. */
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
