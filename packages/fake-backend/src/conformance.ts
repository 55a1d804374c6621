/** The contract as a test suite for any back end. */
export {
  type Breach,
  type CheckedCall,
  type ConformanceReport,
  conforms,
  describeReport,
  type Rule,
} from './conformance/ConformanceReport.js'
export { toHtml, toJson, toJUnit } from './conformance/reportForms.js'
export { type Exchange, NoBackEnd } from './conformance/BackEndUnderTest.js'
export type { Account, AccountsInState } from './conformance/accountChecks.js'
export { NotSignedIn } from './conformance/sessionChecks.js'
export { NoBooking } from './conformance/readingChecks.js'
export { checkConformance, type ConformanceOptions } from './conformance/checkConformance.js'
