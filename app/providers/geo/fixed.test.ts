import { fixedGeo } from './fixed';
import { geoContract, KNOWN } from './geo.contract';

geoContract('fixed', async () => fixedGeo(KNOWN));
