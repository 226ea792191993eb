import type { PersonSummary } from '~/contract/person-summary';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import { fictionalMark } from '~/ui/FictionalIcon/FictionalIcon';
import { pictured } from '../pictured';
import {
  Bar,
  Bubble,
  Composer,
  Field,
  Foot,
  Head,
  Label,
  Option,
  Panel,
  Phone,
  Pills,
  Send,
  Tabs,
  Talk,
  Tile,
  Tiles,
} from './PhoneParts';
import type { ScreensData } from './section-data';

/** The last row is cut off, as it is where one scrolls. */
const TILES = 6;

/** Search: faces in the theme's shape, and the label of those who are made up. */
export function SearchScreen({ people }: { people: readonly PersonSummary[] }) {
  const { brand } = useShell();
  const photoUrl = usePhotoUrl();
  const shown = pictured(people, TILES);
  const drawn = TILES - shown.length;
  return (
    <Phone aria-hidden>
      <Head>{brand.name}</Head>
      <Tiles>
        {shown.map(({ id, thumb, fictional }) => (
          <Tile key={id}>
            <img src={photoUrl(thumb)} alt="" width={360} height={480} loading="lazy" {...{ fetchpriority: 'low' }} />
            {fictional ? <FictionalTag /> : null}
          </Tile>
        ))}
        {Array.from({ length: drawn }, (_, index) => (
          <Tile key={index} $drawn>
            {index === 0 && shown.length === 0 ? <FictionalTag /> : null}
          </Tile>
        ))}
      </Tiles>
      <TabBar />
    </Phone>
  );
}

function TabBar() {
  return (
    <Tabs>
      <i />
      <i />
      <i />
      <i />
      <i />
    </Tabs>
  );
}

function FictionalTag() {
  const { brand } = useShell();
  return (
    <Label>
      {fictionalMark}
      <span>{brand.fictional.singular}</span>
    </Label>
  );
}

/** A conversation without anybody's words: only the composer with its price can be read. */
export function ConversationScreen({ data }: { data: ScreensData }) {
  return (
    <Phone aria-hidden>
      <Head>
        <Bar $width="40%" />
      </Head>
      <Talk>
        <Bubble>
          <Bar $width="90%" />
          <Bar $width="55%" />
        </Bubble>
        <Bubble $own>
          <Bar $width="80%" />
        </Bubble>
        <Bubble>
          <Bar $width="70%" />
        </Bubble>
      </Talk>
      <Foot>
        <Composer>
          <Field>{data.writeHere}</Field>
          <Send>{data.send}</Send>
        </Composer>
        <small>{data.price}</small>
      </Foot>
    </Phone>
  );
}

/** A member's own profile, with who may see it. */
export function ProfileScreen({ data }: { data: ScreensData }) {
  return (
    <Phone aria-hidden>
      <Tile $drawn $wide />
      <Panel>
        <Bar $width="50%" />
        <Bar $width="85%" />
        <Bar $width="70%" />
        <Pills>
          <i />
          <i />
          <i />
        </Pills>
      </Panel>
      <Foot>
        <strong>{data.whoSees}</strong>
        <Option $chosen>{data.membersOnly}</Option>
        {data.visitorsToo === null ? null : <Option>{data.visitorsToo}</Option>}
      </Foot>
    </Phone>
  );
}
