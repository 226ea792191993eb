import { Cut, Ink } from '~/landing/kit/kit';
import type { Paint } from './paint';

/** Two sailing boats on the water in front of the land. */
export function Boats({ paint }: { paint: Paint }) {
  return (
    <>
      <g transform="translate(0 22)">
        {' '}
        <g data-move="bob">
          <Cut d="M254 98V44l36 54z" fill={paint.light} />
          <Cut d="M248 98V58l-22 40z" fill={paint.near} />
          <Cut d="M216 102h84l-12 14h-60z" fill={paint.far} />
        </g>
        <g data-move="drift">
          <Cut d="M556 100V66l24 34z" fill={paint.light} />
          <Cut d="M536 103h50l-8 9h-34z" fill={paint.near} />
        </g>
        <Cut
          d="M0 131v-22q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v22z"
          fill="info"
          flat
        />
        <Ink d="M60 122q14-8 28 0t28 0M360 124q14-8 28 0t28 0M640 122q14-8 28 0t28 0" />
      </g>
    </>
  );
}
