import { tokens } from '@booking-dashboard/core/composition'
import { createHttpPaymentPlanApi } from '../payment-plan/HttpPaymentPlanApi.js'
import { createHttpPaymentApi } from '../payment/HttpPaymentApi.js'
import { basketHttp } from './basketHttp.js'
import { overHttp } from './overHttp.js'

/** The API ports for payments and payment plans. */
export const payingHttp = [
  ...basketHttp,
  /* @__PURE__ */ overHttp(tokens.paymentApi, createHttpPaymentApi),
  /* @__PURE__ */ overHttp(tokens.paymentPlanApi, createHttpPaymentPlanApi),
]
