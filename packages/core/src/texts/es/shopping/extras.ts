import type { extrasWords } from '../../../catalogue/extras/extrasTexts.js'
import type { Translation } from '../../../language/Wording.js'
import { counted, pluralOf } from '../counting.js'

const extras = (count: number): string => counted(count, 'extra', 'extras')

export default {
  screen: {
    extras: {
      title: 'Extras',
      loading: 'Cargando los extras a la venta',
      failedHeading: 'No podemos mostrar los extras a la venta ahora mismo',
      failedSentence: 'No podemos cargar los extras a la venta en este momento. Inténtelo de nuevo.',
      emptyHeading: 'No hay extras a la venta',
      emptySentence: 'Ahora mismo no hay extras a la venta para esta reserva. Vuelva a mirar más tarde.',
      booked: 'Sus extras',
      bookedCount: extras,
      noneBooked: 'Todavía no hay extras reservados',
      noneBookedSentence: 'Elija abajo entre los que están a la venta.',
      ofRoom: (room, accommodation) => [room, accommodation].filter((part) => part !== '').join(', '),
      more: (count) => `Mostrar ${counted(count, 'grupo más', 'grupos más')}`,
      onSale: 'Añadir un extra',
      soldOut: 'Agotado: no queda ninguno.',
      quantityOf: (option, extra) => `${option}, ${extra}`,
      partlyAdded: (left) =>
        `${counted(left, 'extra aún no está', 'extras aún no están')} en su cesta y ${pluralOf(left, 'sigue elegido', 'siguen elegidos')} aquí. Inténtelo de nuevo.`,
      summary: { count: extras, none: 'Ningún extra elegido', chooseFirst: 'Elija primero al menos un extra' },
    },
  },
} satisfies Translation<typeof extrasWords>
