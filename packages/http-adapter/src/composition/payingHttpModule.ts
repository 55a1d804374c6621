import { ContainerModule } from 'inversify'
import { tokens } from '@booking-dashboard/core/composition'
import { createHttpPaymentPlanApi } from '../payment-plan/HttpPaymentPlanApi.js'
import { createHttpPaymentApi } from '../payment/HttpPaymentApi.js'
import { transport } from './visitorHttpModule.js'

/** Binds the API ports for payments and payment plans. Needs the visitor's module. */
export const payingHttpModule = new ContainerModule(({ bind }) => {
  bind(tokens.paymentApi).toResolvedValue(createHttpPaymentApi, [transport]).inSingletonScope()
  bind(tokens.paymentPlanApi).toResolvedValue(createHttpPaymentPlanApi, [transport]).inSingletonScope()
})
