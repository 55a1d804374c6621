import { unlessNamed } from '../plainText.js'
import type { deliveriesTexts as english } from '../../delivery/deliveriesTexts.js'
import type { Translation } from '../Wording.js'
import { figure, pluralOf } from './counting.js'

const several = (holders: readonly string[]): string =>
  holders.length <= 4 ? holders.join(', ') : `${holders.slice(0, 3).join(', ')} y ${figure(holders.length - 3)} más`

export const deliveriesTexts = {
  heading: 'Entrega',
  statuses: {
    orderPlaced: 'Pedido realizado',
    beingPrepared: 'En preparación',
    readyToDownload: 'Listo para descargar',
    onItsWay: 'En camino',
    unknown: 'Estado aún desconocido',
  },
  typeOf: (type, name) =>
    unlessNamed({ eticket: 'Entrada electrónica', physical: 'Por correo', other: 'Otra entrega' }[type], name),
  progress: (name) => `Progreso de ${name}`,
  states: { done: 'Hecho', current: 'Ahora', toCome: 'Pendiente' },
  to: (lines) => `A ${lines.join(', ')}`,
  changeAddress: 'Cambiar la dirección',
  track: 'Seguir este envío',
  trackingId: (id) => `Número de seguimiento ${id}`,
  newTab: 'se abre en una pestaña nueva',
  show: 'Mostrar las entradas',
  ticketNote: (when, holders) => [when, several(holders)].filter((part) => part !== '').join(' · '),
  elsewhere: (note) => (note === '' ? 'En el sitio web del emisor' : `${note} · en el sitio web del emisor`),
  downloading: 'Obteniendo su archivo',
  none: 'No hay nada que entregar en esta reserva.',
  ready: (count) => pluralOf(count, 'Su entrada está lista', 'Sus entradas están listas'),
  readySentence: 'Guárdelas en su móvil antes de salir, para que se abran sin conexión en la puerta.',
  readyMore: (count) => `Mostrar ${figure(count)} más`,
} satisfies Translation<typeof english>
