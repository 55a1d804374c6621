import { paymentCodes } from '../payment/paymentCodes.js';
import { bookingFailureTexts } from './bookingFailureTexts.js';
import { bookingFlowTexts } from './bookingFlowTexts.js';
import { memberTexts } from './memberTexts.js';
import { refusalTexts } from './refusalTexts.js';
import { screenTexts } from './screenTexts.js';
/** Every text that a customer reads. Another wording or language is another object of the same shape. */
export const texts = {
    ...memberTexts,
    ...bookingFlowTexts,
    failure: { ...memberTexts.failure, ...bookingFailureTexts },
    paymentCode: paymentCodes,
    refusal: refusalTexts,
    screen: { ...memberTexts.screen, ...screenTexts },
};
