import { paymentContract } from '../payment.contract';
import { openMollie } from './mollie.testing';

paymentContract('Mollie', openMollie);
