import { resaleCode } from '../resale/resaleCodes.js';
/** One that was sold stays in the booking at its price, and is somebody else's. */
export const isStillHeld = ({ resale }) => resale.code !== resaleCode.resold;
