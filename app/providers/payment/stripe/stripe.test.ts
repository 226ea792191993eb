import { paymentContract } from '../payment.contract';
import { openStripeHarness } from './stripe-harness.testing';

paymentContract('stripe', openStripeHarness);
