export { memberParts } from '../composition/browser/memberParts'
export { default as AppLayout } from '../layout/AppLayout'
