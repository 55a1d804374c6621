import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import type { Extra, ExtraAvailability, ExtraOption, ExtrasCatalogueApi } from '@booking-dashboard/core/ports'
import { toCost } from '../../contract/toMoney.js'
import type { Transport } from '../../transport/Transport.js'
import {
  type ExtraAvailabilityWire,
  type ExtraOptionWire,
  extrasCatalogueEndpoints,
  type ExtraWire,
} from './extrasCatalogueContract.js'
import { toPurchaseRules } from '../onSaleWire.js'

export const createHttpExtrasCatalogueApi = ({ call }: Transport): ExtrasCatalogueApi => ({
  extras: (bookingRef, context) =>
    pipe(
      call(extrasCatalogueEndpoints.extras, { params: { bookingRef }, context }),
      map(({ extras }) => extras.map(toExtra)),
    ),
  availability: (bookingRef, context) =>
    pipe(
      call(extrasCatalogueEndpoints.availability, { params: { bookingRef }, context }),
      map(({ extras }) => extras.map(toAvailability)),
    ),
  availabilityOf: (bookingRef, extraId, context) =>
    pipe(
      call(extrasCatalogueEndpoints.availabilityOf, { params: { bookingRef, extraId }, context }),
      map(({ extras }) => extras.map(toAvailability)),
    ),
})

const toOption = (option: t.TypeOf<typeof ExtraOptionWire>): ExtraOption => ({
  optionId: option.option_id,
  extraId: option.extra_id,
  groupId: option.group_id,
  value: option.value,
  cost: toCost(option.prices),
  priceDisplayCode: option.price_display_code ?? 1,
})

const toExtra = (extra: t.TypeOf<typeof ExtraWire>): Extra => ({
  id: extra.id,
  name: extra.name,
  description: extra.description ?? '',
  rules: toPurchaseRules(extra),
  groups: extra.groups.map(({ group_id, extra_id, name }) => ({ groupId: group_id, extraId: extra_id, name })),
  options: extra.options.map(toOption),
})

const toAvailability = (entry: t.TypeOf<typeof ExtraAvailabilityWire>): ExtraAvailability => ({
  extraId: entry.extra_id,
  optionId: entry.option_id,
  availability: { freesale: entry.freesale, available: entry.available },
})
