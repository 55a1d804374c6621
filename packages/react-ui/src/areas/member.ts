export { createContainer } from '../dashboard/browser/createContainer'
export { memberParts as parts } from '../dashboard/browser/memberParts'
export { default as AppLayout } from '../layout/AppLayout'
