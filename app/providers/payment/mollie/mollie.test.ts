import { bankAccountContract } from '../bank-account.contract';
import { paymentContract } from '../payment.contract';
import { openMollie } from './mollie.testing';

paymentContract('Mollie', openMollie);
bankAccountContract('Mollie', openMollie);
