export { createContainer } from '../composition/browser/createContainer'
export { memberParts as parts } from '../composition/browser/memberParts'
export { default as AppLayout } from '../layout/AppLayout'
