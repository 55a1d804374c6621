export { memberArea as area } from '@booking-dashboard/core/composition'
export { memberHttp as http } from '@booking-dashboard/http-adapter'
export { createContainer } from '../composition/createContainer'
export { default as AppLayout } from '../layout/AppLayout'
