import { compareWithDirect } from './compare.testing';
import { watchPrepared } from './prepared';

watchPrepared(compareWithDirect);
