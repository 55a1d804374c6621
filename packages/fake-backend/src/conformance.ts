/** The contract as a suite, held against any back end. */
export {
  type Breach,
  type CheckedCall,
  type ConformanceReport,
  conforms,
  describeReport,
  type Rule,
  toJUnit,
} from './conformance/ConformanceReport.js'
export { type Exchange, NoBackEnd } from './conformance/BackEndUnderTest.js'
export { checkConformance, type ConformanceOptions } from './conformance/checkConformance.js'
