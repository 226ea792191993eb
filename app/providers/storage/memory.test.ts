import { memoryStorage } from './memory';
import { storageContract } from './storage.contract';

storageContract('memory', async () => memoryStorage());
