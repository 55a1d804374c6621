import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import { route, type Route } from '../routing/Route.js'
import { withTotal } from './basketAnswer.js'
import { addExtras } from './kinds/extras.js'
import { addNameChange, removeCharge } from './kinds/nameChanges.js'
import { basketToFill, openBasketOf } from './openBasketOf.js'
import { addPax, removePax } from './kinds/pax.js'
import { addRoomExtras } from './kinds/roomExtras.js'
import { addRooms, removeRoom } from './kinds/rooms.js'
import { removeLine } from './takeOffers.js'
import { addTickets, removeTicket } from './kinds/tickets.js'
import { addTransport } from './kinds/transport.js'

/** What is put into a basket and taken out of it. */
export const basketItemRoutes: readonly Route[] = [
  route(basketEndpoints.addTickets, (call) => {
    const [booking, basket] = basketToFill(call)
    addTickets(call.world, booking, basket, call.body.tickets)
    return { tickets: basket.tickets }
  }),
  route(basketEndpoints.removeTicket, (call) => {
    const [booking, basket] = openBasketOf(call)
    removeTicket(call.world, booking, basket, call.param('id'))
    return {}
  }),
  route(basketEndpoints.addPax, (call) => {
    const [booking, basket] = basketToFill(call)
    addPax(call.world, booking, basket, call.body.pax)
    return { pax: basket.pax }
  }),
  route(basketEndpoints.removePax, (call) => {
    const [, basket] = openBasketOf(call)
    removePax(call.world, basket, call.param('id'))
    return {}
  }),
  route(basketEndpoints.addAccommodations, (call) => {
    const [booking, basket] = basketToFill(call)
    addRooms(call.world, booking, basket, call.body.accommodations)
    return { accommodations: basket.rooms.map(({ held }) => withTotal(held)) }
  }),
  route(basketEndpoints.removeAccommodation, (call) => {
    const [booking, basket] = openBasketOf(call)
    removeRoom(call.world, booking, basket, call.param('id'))
    return {}
  }),
  route(basketEndpoints.addAccommodationExtras, (call) => {
    const [booking, basket] = basketToFill(call)
    addRoomExtras(call.world, booking, basket, call.param('accoId'), call.body.extras)
    return {}
  }),
  route(basketEndpoints.addExtras, (call) => {
    const [booking, basket] = basketToFill(call)
    addExtras(call.world, booking, basket, call.body.extras)
    return { extras: basket.extras.map(({ held }) => withTotal(held)) }
  }),
  route(basketEndpoints.removeExtra, (call) => {
    const [booking, basket] = openBasketOf(call)
    removeLine(call.world, booking, basket, basket.extras, call.param('id'))
    return {}
  }),
  route(basketEndpoints.addTransport, (call) => {
    const [booking, basket] = basketToFill(call)
    addTransport(call.world, booking, basket, call.body.transport)
    return { transport: basket.transport.map(({ held }) => withTotal(held)) }
  }),
  route(basketEndpoints.removeTransport, (call) => {
    const [booking, basket] = openBasketOf(call)
    removeLine(call.world, booking, basket, basket.transport, call.param('id'))
    return {}
  }),
  route(basketEndpoints.addNameChange, (call) => {
    const [booking, basket] = basketToFill(call)
    addNameChange(call.world, booking, basket, call.body)
    return { nameChange: basket.nameChanges }
  }),
  route(basketEndpoints.removeCharge, (call) => {
    const [, basket] = openBasketOf(call)
    removeCharge(call.world, basket, call.param('id'))
    return {}
  }),
]
