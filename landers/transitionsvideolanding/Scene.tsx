import { Copy, SignupAction } from '~/landing/kit/kit';
import type { Hour } from './hours';
import { Picture } from './Picture';
import { Stage, Text, Title, Words } from './Stage';

/** The same place later, with the next sentence of the story. */
export function Scene({ hour, part, end = false }: { hour: Hour; part: 'scene-2' | 'scene-3'; end?: boolean }) {
  return (
    <Stage data-scene>
      <Picture hour={hour} />
      <Words data-words>
        <Title>
          <Copy slot={`${part}-title`} />
        </Title>
        <Text>
          <Copy slot={`${part}-text`} />
        </Text>
        {end ? <SignupAction answer={`answer-${hour}`} /> : null}
      </Words>
    </Stage>
  );
}
